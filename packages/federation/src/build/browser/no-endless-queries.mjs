// Replaces the code for endless queries: the builder's lists have pages, and every page would load it.
export function infiniteQueryBehavior() {
  throw new Error('The builder has no endless queries: lists have pages');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
