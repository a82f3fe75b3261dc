/** Maximum window width for cards: next to the navigation, a table would leave no room for names. */
export const CARDS_UP_TO = 1023;

/** Media query for showing games as cards. */
export const AS_CARDS = `@media (max-width: ${CARDS_UP_TO}px)`;
