import { useState } from 'react';
import { usePage } from '../services/page-context';
import { useLater } from '../services/use-later';

const loadPanel = () => import('./guarded-panel').then((file) => file.GuardedPanel);

/** The developers' panel, for pages opened with `?panel`; other pages do not load its code. */
export function LazyPanel() {
  const { history } = usePage();
  const [wanted, setWanted] = useState(() => new URLSearchParams(history.location.get().search).has('panel'));
  const Panel = useLater(loadPanel, wanted, () => setWanted(false));
  return Panel ? <Panel onClose={() => setWanted(false)} /> : null;
}
