/** Trims a tag and collapses its whitespace. */
export const tidyTag = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Whether two tags are equal, ignoring case. */
export const sameTag = (one: string, other: string): boolean =>
  tidyTag(one).toLocaleLowerCase() === tidyTag(other).toLocaleLowerCase();

/** The existing tag that equals a text, in its stored spelling; otherwise the text itself. */
export const matchingTag = (text: string, known: readonly string[]): string =>
  known.find((tag) => sameTag(tag, text)) ?? tidyTag(text);
