/** Maximum window width for cards: next to the navigation, a table would leave no room for names. */
export const CARDS_UP_TO = 1023;

/** Maximum window width for a tight table, to leave room for every column: phases have only their menu. */
export const TIGHT_UP_TO = 1180;

/** Media query for it. */
export const WHEN_TIGHT = `@media (min-width: ${CARDS_UP_TO + 1}px) and (max-width: ${TIGHT_UP_TO}px)`;

/** Media query for showing games as cards. */
export const AS_CARDS = `@media (max-width: ${CARDS_UP_TO}px)`;
