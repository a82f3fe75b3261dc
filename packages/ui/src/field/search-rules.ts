/** Milliseconds a search box waits after the last keystroke. */
export const SEARCH_DELAY = 250;
/** Characters a term needs at least, unless it is empty. */
export const SEARCH_MINIMUM = 3;

/** Whether a term is passed on: an empty one, or one of three or more characters. */
export const passesOn = (term: string): boolean => term.length === 0 || term.length >= SEARCH_MINIMUM;
