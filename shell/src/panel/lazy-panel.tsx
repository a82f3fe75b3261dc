import { useReadable } from '@waymark/host-kit';
import { useState } from 'react';
import { isDevelopersPage } from '../services/developers-page';
import { usePage } from '../services/page-context';
import { useServices } from '../services/services-context';
import { useLater } from '../services/use-later';

const loadPanel = () => import('./platform-panel').then((file) => file.PlatformPanel);

/**
 * The panel of releases for pages opened with `?panel`: on developers' pages for everybody, elsewhere for super
 * administrators. Other pages don't load its code.
 */
export function LazyPanel() {
  const { config, history } = usePage();
  const { me } = useServices();
  const isSuper = useReadable(me).super_admin === true;
  const [asked, setAsked] = useState(() => new URLSearchParams(history.location.get().search).has('panel'));
  const wanted = asked && (isSuper || isDevelopersPage(window.location.hostname, config));
  const Panel = useLater(loadPanel, wanted, () => setAsked(false));
  return Panel ? <Panel onClose={() => setAsked(false)} /> : null;
}
