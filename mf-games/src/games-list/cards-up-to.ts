/** Maximum window width for cards: next to the navigation, a table would leave no room for names. */
export const CARDS_UP_TO = 1023;

/** Maximum window width for phases that only have their menu, to leave room for every column. */
export const MENUS_UP_TO = 1180;

/** Media query for showing games as cards. */
export const AS_CARDS = `@media (max-width: ${CARDS_UP_TO}px)`;
