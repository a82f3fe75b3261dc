const PICTURE = /<img\b[^>]*>/gi;
const DESCRIBED = /\balt\s*=\s*(?:"[^"]*\S[^"]*"|'[^']*\S[^']*'|[^\s"'>]+)/i;
const KEY = /%\{([^{}]*)\}/g;

/** The keys of words that a text inserts, without and with the braces. */
export const keysIn = (text: string): [key: string, whole: string][] =>
  text.includes('%{') ? [...text.matchAll(KEY)].map(([whole, key = '']) => [key, whole]) : [];

/** Whether a text shows a picture without saying what it is of. */
export const hasUndescribedPicture = (text: string): boolean =>
  text.match(PICTURE)?.some((picture) => !DESCRIBED.test(picture)) ?? false;

/** What is left of a text for those who look at its keys and pictures only. */
export const tracesOf = (text: string): string =>
  [...new Set(keysIn(text).map(([, whole]) => whole))].join(' ') + (hasUndescribedPicture(text) ? '<img>' : '');
