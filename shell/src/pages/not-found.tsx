import { PageNotFound } from '@waymark/host-kit';
import { usePageTitle } from './page-title';

/** An address that is unknown, or not available to this person. */
export function NotFound() {
  usePageTitle('Page Not Found!');
  return <PageNotFound />;
}
