export { Pagination } from '@waymark/ui';
