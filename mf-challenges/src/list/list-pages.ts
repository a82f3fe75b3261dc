/** Pagination, in its own chunk. */
export { Pagination } from '@waymark/ui';
