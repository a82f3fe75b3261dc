export { PageNotFound } from '@waymark/host-kit';
