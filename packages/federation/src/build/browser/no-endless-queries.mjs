// Replaces the code for endless queries: the builder's lists have pages, and every page would load it. Can go
// once the query client takes such behaviour as an option.
export function infiniteQueryBehavior() {
  throw new Error('The builder has no endless queries: lists have pages');
}
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
