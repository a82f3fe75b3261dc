const PICTURE = /<img\b[^>]*>/gi;
const DESCRIBED = /\balt\s*=\s*(?:"[^"]*\S[^"]*"|'[^']*\S[^']*'|[^\s"'>]+)/i;
const KEY = /%\{([^{}]*)\}/g;

/** Keys that a text inserts, without and with braces. */
export const keysIn = (text: string): [key: string, whole: string][] =>
  text.includes('%{') ? [...text.matchAll(KEY)].map(([whole, key = '']) => [key, whole]) : [];

/** Whether a text has an image without an alternative text. */
export const hasUndescribedPicture = (text: string): boolean =>
  text.match(PICTURE)?.some((picture) => !DESCRIBED.test(picture)) ?? false;

/** The parts of a text that rules read: keys and images. */
export const tracesOf = (text: string): string =>
  [...new Set(keysIn(text).map(([, whole]) => whole))].join(' ') + (hasUndescribedPicture(text) ? '<img>' : '');
