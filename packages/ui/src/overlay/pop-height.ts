/** Maximum height of dropdown lists; longer lists scroll. */
export const POP_MAX_HEIGHT = 300;
