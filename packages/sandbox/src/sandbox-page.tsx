import type { RegistryEntry } from '@waymark/contract';
import type { RemoteLoader } from '@waymark/federation/loader';
import { openRoute } from '@waymark/host/remotes/open-route';
import { useReadable } from '@waymark/host-kit';
import { EmptyState, Notices, UiRoot } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { CallLog } from './call-log';
import { RemotePlace } from './remote-place';
import type { Sandbox } from './sandbox-host';
import { addressOf, SwitchBar } from './switch-bar';
import type { SwitchBoard } from './switches';

/** What the page is drawn from. */
export interface SandboxPageProps {
  readonly entry: RegistryEntry;
  readonly loader: RemoteLoader;
  readonly sandbox: Sandbox;
  readonly switches: SwitchBoard;
  readonly colour: string;
  /** The game whose addresses are offered. */
  readonly game: string;
}

/** One remote with nothing around it but switches. */
export function SandboxPage({ entry, loader, sandbox, switches, colour, game }: SandboxPageProps) {
  const { role, answers, fault } = useReadable(switches);
  const [turns, setTurns] = useState(0);
  const { pathname } = useReadable(sandbox.location);
  // The first turn of the effect is the page as it came.
  const [before, setBefore] = useState({ role, answers, fault });
  useEffect(() => {
    if (before.role === role && before.answers === answers && before.fault === fault) return;
    // A release that was loaded whole stays so: a fault is seen from the start.
    if (before.fault !== fault) return window.location.reload();
    sandbox.queries.clear();
    setBefore({ role, answers, fault });
    setTurns((count) => count + 1);
  }, [before, role, answers, fault, sandbox]);
  const drawn = openRoute({ remotes: [entry] }, pathname) !== undefined;
  return (
    <UiRoot
      scope="document"
      brand={colour}
      theme={useReadable(sandbox.theme)}
      language={useReadable(sandbox.dictionary.language)}
      direction={useReadable(sandbox.direction)}
      translate={sandbox.dictionary.translate}
      navigate={sandbox.navigate}
    >
      <SwitchBar
        id={entry.id}
        switches={switches}
        places={entry.current.routes.map((route) => addressOf(route, game))}
        here={pathname}
        onGo={sandbox.navigate}
      />
      <main>
        {drawn ? (
          <RemotePlace key={turns} id={entry.id} sandbox={sandbox} loader={loader} />
        ) : (
          <EmptyState title={pathname} text={`${entry.id} does not draw this address. Choose a screen above.`} />
        )}
      </main>
      <Notices list={sandbox.notices} />
      <CallLog sandbox={sandbox} />
    </UiRoot>
  );
}
