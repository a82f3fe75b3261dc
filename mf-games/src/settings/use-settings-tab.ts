import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useEffect, useState } from 'react';

/** The tabs of the settings. */
export type SettingsTab = 'mandatory' | 'optional';

const OPTIONAL_HASH = '#optional';
const tabOf = (hash: string): SettingsTab => (hash === OPTIONAL_HASH ? 'optional' : 'mandatory');

/**
 * The displayed tab, which is in the address.
 * @param isHeld whether leaving is guarded: the address then stays, because the guard would ask
 */
export function useSettingsTab(isHeld: () => boolean): readonly [SettingsTab, (tab: SettingsTab) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [tab, setTab] = useState(() => tabOf(hash));
  useEffect(() => setTab(tabOf(hash)), [hash]);
  const open = (next: SettingsTab) => {
    setTab(next);
    if (!isHeld() && tabOf(hash) !== next) navigate({ search, hash: next === 'optional' ? OPTIONAL_HASH : '' });
  };
  return [tab, open];
}
