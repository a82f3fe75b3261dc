/** Height of the sticky header around a screen; sticky elements inside the screen stay below it. */
export const pageTop = 'var(--page-top, 0px)';
