// The page's only module entry: registers everything.

import { startTheme } from './theme.mjs';

startTheme();
