import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { Drafts } from './drafts';
import { opensOffline } from './offline';

/**
 * Keeps edits of this screen until they are saved, over reloads (Retry of the error dialog) and lapsed sessions: per
 * account and address, in this tab or in the installed builder. Changes of the drafts re-render nothing here.
 * @param read parses stored drafts; ignores invalid values
 * @param part which of several records edited at one address
 */
export function useDrafts<Values extends object>(read: (kept: unknown) => Partial<Values>, part = ''): Drafts<Values> {
  const { api, session, navigation } = useHost();
  const account = useReadable(session.me).id;
  const [drafts] = useState(() => {
    const place = navigation.location.get().pathname + (part && `#${part}`);
    const signedIn = () => session.me.get().id;
    // Only an installed builder stores drafts on the device, and loads the code for it.
    const opened = new Drafts(place, read, async (account) => {
      if (!opensOffline()) return undefined;
      const { openKeptDraft } = await import(/* webpackChunkName: "idle" */ './kept-drafts');
      return openKeptDraft({ provider: api.resolve('/'), account, place, signedIn });
    });
    opened.keepFor(session.me.get().id);
    return opened;
  });
  // The account may be known only later, and may be gone before the screen is.
  const [keptFor, setKeptFor] = useState(account);
  useEffect(() => {
    if (account === keptFor) return;
    setKeptFor(account);
    drafts.keepFor(account);
  }, [account, drafts, keptFor]);
  return drafts;
}
