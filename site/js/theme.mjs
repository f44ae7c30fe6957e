// The switch between the light and the dark page. Without a choice the system decides.

const KEY = 'haft-theme';
const NAMES = { light: 'نمای روشن', dark: 'نمای تیره' };

/** @returns {'light' | 'dark'} */
function current() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** @param {'light' | 'dark'} theme */
function choose(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // No storage here: the choice lasts as long as the page.
  }
}

/** The button names what a press brings. */
function label() {
  const words = document.querySelector('[data-part="theme-label"]');
  if (words) words.textContent = NAMES[current() === 'dark' ? 'light' : 'dark'];
}

/** Shows the switch (it is useless without script) and makes it work. */
export function startTheme() {
  const button = document.querySelector('button[data-part="theme"]');
  if (!(button instanceof HTMLElement)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    choose(current() === 'dark' ? 'light' : 'dark');
    label();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', label);
  label();
}
