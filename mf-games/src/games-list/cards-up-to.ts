/** Maximum window width for cards: beside the navigation, a table would have no room for names. */
export const CARDS_UP_TO = 1023;

/** Where games are cards. */
export const AS_CARDS = `@media (max-width: ${CARDS_UP_TO}px)`;
