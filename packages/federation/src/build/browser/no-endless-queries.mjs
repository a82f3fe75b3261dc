// Replaces the code for endless queries: the builder's lists have pages, and every page would bundle it. Can go once
// the query client makes such behaviour optional.
export function infiniteQueryBehavior() {
  throw new Error('The builder has no endless queries: lists have pages');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
