const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' } as const;
const FACES: Readonly<Record<string, string>> = {
  ...ARROWS,
  Escape: 'Esc',
  Enter: '↵',
  ' ': 'Space',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
};

/** Whether Cmd replaces Ctrl. */
const onMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

const partsOf = (keys: string): readonly string[] => (keys === '+' ? ['+'] : keys.split(/\+(?=.)/));

/** The label of one key as on keyboards: `c` is `C`, `Escape` is `Esc`. */
const faceOf = (key: string, mac: boolean): string => {
  if (key === 'Mod') return mac ? '⌘' : 'Ctrl';
  return FACES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
};

/** How a key is shown: `Mod+S` is `Ctrl S`, or `⌘ S` on a Mac. */
export const keyFace = (keys: string, mac = onMac()): string =>
  partsOf(keys)
    .map((key) => faceOf(key, mac))
    .join(' ');

/** The same for `aria-keyshortcuts`: `Control+S`. */
export const ariaKeys = (keys: string, mac = onMac()): string =>
  partsOf(keys)
    .map((key) =>
      key === 'Mod' ? (mac ? 'Meta' : 'Control') : key === '+' ? 'Plus' : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
