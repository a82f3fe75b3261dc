/** Fetches what the list needs once it is drawn. */
export const later = () => import('./list-later');
