// The page's only module entry: registers everything.

import { startSharing } from './embed/share.mjs';
import { startKeeping } from './kept.mjs';
import { startOffline } from './offline.mjs';
import { startSearch } from './search.mjs';
import { startSettings } from './settings.mjs';
import { startTheme } from './theme.mjs';
import { defineWidget } from './widget.mjs';

startTheme();
startSearch();
startSettings();
defineWidget();
startSharing();
startKeeping();
startOffline();
