// Runs before the first paint, so that what the reader has chosen never flashes: the theme, the
// four-colour deck, Persian digits on the faces. Everything else is in theme.mjs and settings.mjs.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('haft-theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('haft-deck') === 'four') dataset.deck = 'four';
  if (localStorage.getItem('haft-faces') === 'persian') dataset.faces = 'persian';
} catch {
  // No storage in this frame: the page stands as it comes.
}
