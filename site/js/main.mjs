// The page's only module entry: registers everything.

import { startTheme } from './theme.mjs';
import { defineWidget } from './widget.mjs';

startTheme();
defineWidget();
