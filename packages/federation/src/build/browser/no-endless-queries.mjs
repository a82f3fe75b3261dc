// Takes the place of what fetches endless lists: the lists of the builder have pages, and every page would carry it.
export function infiniteQueryBehavior() {
  throw new Error('The builder has no endless queries: lists have pages');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
