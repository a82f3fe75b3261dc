import { useReadable } from '@waymark/host-kit';
import { isDevelopersPage } from '../services/developers-page';
import { usePage } from '../services/page-context';
import { useServices } from '../services/services-context';
import { PlatformPanel } from './platform-panel';

/** The panel of releases: on developers' pages for everybody, elsewhere for super administrators. */
export function GuardedPanel({ onClose }: { readonly onClose: () => void }) {
  const { config } = usePage();
  const { me } = useServices();
  const isSuper = useReadable(me).super_admin === true;
  const isAllowed = isSuper || isDevelopersPage(window.location.hostname, config);
  return isAllowed ? <PlatformPanel onClose={onClose} /> : null;
}
