import { type Writable, writable } from '@waymark/contract';

/** Light, dark, or the system's. */
export type Theme = 'light' | 'dark' | 'system';
const KEY = 'theme';

/** The organiser's choice, stored in this browser. */
export function themeChoice(storage: Storage | undefined): Writable<Theme> {
  const choice = writable<Theme>(read(storage));
  return {
    ...choice,
    set(theme) {
      choice.set(theme);
      try {
        storage?.setItem(KEY, theme);
      } catch {
        // In effect, but not stored.
      }
    },
  };
}

function read(storage: Storage | undefined): Theme {
  try {
    const stored = storage?.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
