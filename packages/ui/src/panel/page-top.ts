/** How high stands what sticks to the top of the page around a screen; what sticks within the screen keeps below it. */
export const pageTop = 'var(--page-top, 0px)';
