const KEY = 'waymark_browser';

/** A random name that distinguishes this browser, and contains nothing else about it. */
export function browserName(storage: Storage | undefined): string {
  const stored = storage?.getItem(KEY);
  if (stored) return stored;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
  try {
    storage?.setItem(KEY, name);
  } catch {
    // With a full storage, the page uses its own name.
  }
  return name;
}
