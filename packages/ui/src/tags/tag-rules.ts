/** A tag as it is kept: without spaces around and double ones within. */
export const tidyTag = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Whether two tags are the same to people. */
export const sameTag = (one: string, other: string): boolean =>
  tidyTag(one).toLocaleLowerCase() === tidyTag(other).toLocaleLowerCase();

/** The existing tag that a text means, with its own spelling; else the text itself. */
export const meantTag = (text: string, known: readonly string[]): string =>
  known.find((tag) => sameTag(tag, text)) ?? tidyTag(text);
