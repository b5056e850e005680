import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** Also read by public/first-paint.js, before anything else runs. */
const key = 'theme';
const boardColors = { light: '#ece7dc', dark: '#0f1013' } as const;
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the person chose; the page follows it, and the system where nothing was chosen. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, chosenTheme, () => 'system');
  return [theme, chooseTheme];
}

/** Follows the system, and a choice made in another tab. Call it once. */
export function watchTheme(): void {
  systemDark().addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    applyTheme();
    for (const listener of listeners) listener();
  });
  applyTheme();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept as it is and not as JSON, for the little script's sake. */
function chosenTheme(): Theme {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage is blocked: the system goes on deciding.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

function applyTheme(): void {
  const theme = chosenTheme();
  const shown = theme === 'system' ? (systemDark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = boardColors[shown];
  }
}
