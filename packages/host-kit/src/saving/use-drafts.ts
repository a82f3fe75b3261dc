import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { Drafts } from './drafts';

/**
 * Keeps what is typed or chosen on this screen until it is saved, also over a reload of the page (Retry of the error
 * dialog) and a session that lapsed: per account and address, in this tab. Changes of the drafts re-render nothing here.
 * @param read takes over what was kept; ignores invalid values
 * @param part which of several things that are edited at one address
 */
export function useDrafts<Values extends object>(read: (kept: unknown) => Partial<Values>, part = ''): Drafts<Values> {
  const { session, navigation } = useHost();
  const account = useReadable(session.me).id;
  const [drafts] = useState(() => {
    const place = navigation.location.get().pathname + (part && `#${part}`);
    const opened = new Drafts(place, read);
    opened.keepFor(session.me.get().id);
    return opened;
  });
  // Who one is may be known only later, and nobody any more before the screen goes.
  const [keptFor, setKeptFor] = useState(account);
  useEffect(() => {
    if (account === keptFor) return;
    setKeptFor(account);
    drafts.keepFor(account);
  }, [account, drafts, keptFor]);
  return drafts;
}
