/** Milliseconds a search box waits after the last keystroke. */
export const SEARCH_DELAY = 250;
/** Minimum length of a term that is not empty. */
export const SEARCH_MINIMUM = 3;

/** Whether a term is reported: empty, or three or more characters. */
export const passesOn = (term: string): boolean => term.length === 0 || term.length >= SEARCH_MINIMUM;
