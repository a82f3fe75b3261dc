/** Loads what the list needs once it is rendered. */
export const later = () => import('./list-later');
