import { type KeyboardEvent, useState } from 'react';
import type { SelectOption } from '../select/select-face';

/** Options that Page Up and Page Down move by. */
const PAGE = 8;

/**
 * The active option of a list that is not focused option by option: focus is in an input or on the list itself.
 * -1 means none.
 */
export function useActiveOption(options: readonly SelectOption[], first = -1) {
  const [at, setAt] = useState(first);
  const active = at < options.length && !options[at]?.disabled ? at : -1;

  const seek = (from: number, by: 1 | -1): number => {
    for (let index = from; index >= 0 && index < options.length; index += by) {
      if (!options[index]?.disabled) return index;
    }
    return active;
  };
  /** Handles the keys of a list; `ends` includes Home and End. Returns whether the key was handled. */
  const move = (event: KeyboardEvent, ends = false): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || options.length === 0) return false;
    const last = options.length - 1;
    const next = (): number | undefined => {
      switch (event.key) {
        case 'ArrowDown':
          return active >= last ? seek(0, 1) : seek(active + 1, 1);
        case 'ArrowUp':
          return active <= 0 ? seek(last, -1) : seek(active - 1, -1);
        case 'PageDown':
          return seek(Math.min(Math.max(active, 0) + PAGE, last), 1);
        case 'PageUp':
          return seek(Math.max(active - PAGE, 0), -1);
        case 'Home':
          return ends ? seek(0, 1) : undefined;
        case 'End':
          return ends ? seek(last, -1) : undefined;
        default:
          return undefined;
      }
    };
    const to = next();
    if (to === undefined) return false;
    event.preventDefault();
    setAt(to);
    return true;
  };
  return { active, setActive: setAt, move };
}
