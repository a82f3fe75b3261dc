/** What leads from page to page: a script of its own. */
export { Pagination } from '@waymark/ui';
