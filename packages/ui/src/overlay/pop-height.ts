/** Dropdown lists are never taller than this; beyond it they scroll. */
export const POP_MAX_HEIGHT = 300;
