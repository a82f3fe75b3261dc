import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useEffect, useState } from 'react';

/** The tabs of the settings. */
export type SettingsTab = 'mandatory' | 'optional';

/** Opens a tab. With `replace`, Back skips the present address. */
export type OpenTab = (tab: SettingsTab, replace?: boolean) => void;

const OPTIONAL_HASH = '#optional';
const tabOf = (hash: string): SettingsTab => (hash === OPTIONAL_HASH ? 'optional' : 'mandatory');

/**
 * The displayed tab, which is in the address, and how to open one.
 * @param isHeld whether leaving is guarded: the address then stays, because the guard would ask
 */
export function useSettingsTab(isHeld: () => boolean): readonly [SettingsTab, OpenTab] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [tab, setTab] = useState(() => tabOf(hash));
  useEffect(() => setTab(tabOf(hash)), [hash]);
  const open: OpenTab = (next, replace = false) => {
    setTab(next);
    if (isHeld() || tabOf(hash) === next) return;
    navigate({ search, hash: next === 'optional' ? OPTIONAL_HASH : '' }, { replace });
  };
  return [tab, open];
}
