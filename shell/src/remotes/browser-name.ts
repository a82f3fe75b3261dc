const KEY = 'waymark_browser';

/** A name that tells this browser from others, and nothing else about it. */
export function browserName(storage: Storage | undefined): string {
  const held = storage?.getItem(KEY);
  if (held) return held;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
  try {
    storage?.setItem(KEY, name);
  } catch {
    // A full storage: this page has a name of its own then.
  }
  return name;
}
