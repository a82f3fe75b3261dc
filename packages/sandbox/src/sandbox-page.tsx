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

/** Props of SandboxPage. */
export interface SandboxPageProps {
  readonly entry: RegistryEntry;
  readonly loader: RemoteLoader;
  readonly sandbox: Sandbox;
  readonly switches: SwitchBoard;
  readonly colour: string;
  /** The game used in offered addresses. */
  readonly game: string;
}

/** One remote with nothing around it except switches. */
export function SandboxPage({ entry, loader, sandbox, switches, colour, game }: SandboxPageProps) {
  const { role, answers, fault } = useReadable(switches);
  const [turns, setTurns] = useState(0);
  const { pathname } = useReadable(sandbox.location);
  // The first run of the effect changes nothing.
  const [before, setBefore] = useState({ role, answers, fault });
  useEffect(() => {
    if (before.role === role && before.answers === answers && before.fault === fault) return;
    // A loaded release stays loaded, so a fault only shows after a reload.
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
          <EmptyState title={pathname} text={`${entry.id} doesn't have this screen. Choose one above.`} />
        )}
      </main>
      <Notices list={sandbox.notices} />
      <CallLog sandbox={sandbox} />
    </UiRoot>
  );
}
