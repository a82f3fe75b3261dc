/** The key a person means: on non-Latin layouts, its position on the keyboard. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII is another script
  return letter && key.length === 1 && /[^\x00-\x7f]/.test(key) ? letter.toLowerCase() : key;
}

/** Whether a press is this key, as `ScreenKey` writes it. */
export function matchesKey(event: KeyboardEvent, keys: string): boolean {
  const parts = keys === '+' ? ['+'] : keys.split(/\+(?=.)/);
  const wanted = parts.at(-1) ?? '';
  const pressed = keyOf(event);
  if (pressed.toLowerCase() !== wanted.toLowerCase()) return false;
  const mod = event.ctrlKey || event.metaKey;
  if (mod !== parts.includes('Mod') || event.altKey !== parts.includes('Alt')) return false;
  // Symbols may need Shift on one keyboard and none on another.
  const isSymbol = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase();
  return isSymbol || event.shiftKey === parts.includes('Shift');
}

/** Whether a key is a single character, which dictation may trigger by accident. */
export const isSingle = (keys: string): boolean => keys.length === 1;
