import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { DraftStore } from './draft-store';
import { Drafts } from './drafts';

/**
 * Keeps what is typed or chosen on this screen until it is saved, also over a reload of the page (Retry of the error
 * dialog) and a session that lapsed: per account and address, in this tab. Nothing is drawn anew for it here.
 * @param read takes over what was kept, and leaves out what is no value of its field
 * @param part which of several things that are edited at one address
 */
export function useDrafts<Values extends object>(read: (kept: unknown) => Partial<Values>, part = ''): Drafts<Values> {
  const { session, navigation } = useHost();
  const account = useReadable(session.me).id;
  const [place] = useState(() => navigation.location.get().pathname + (part && `#${part}`));
  const [book] = useState(() => {
    const opened = new Drafts(read);
    const id = session.me.get().id;
    if (id !== undefined) opened.keepIn(new DraftStore(id, place));
    return opened;
  });
  // Who one is may be known only later, and nobody any more before the screen goes.
  const [keptFor, setKeptFor] = useState(account);
  useEffect(() => {
    if (account === keptFor) return;
    setKeptFor(account);
    book.keepIn(account === undefined ? undefined : new DraftStore(account, place));
  }, [account, book, keptFor, place]);
  return book;
}
