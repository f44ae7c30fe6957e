// Runs before the first paint, so that a chosen theme never flashes. Everything else is in theme.mjs.
try {
  const theme = localStorage.getItem('haft-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage in this frame: the system's theme stands.
}
