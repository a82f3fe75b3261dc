import type { RemoteState } from '@waymark/federation/loader';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { useReadable } from '@waymark/host-kit';
import { prefetchOverlays } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { createHost } from '../host/create-host';
import { useServices } from '../services/services-context';
import { RemoteCard } from './remote-card';

/** The place where a remote is drawn: a skeleton of a screen, then the remote, or a card that says why not. */
export function RemoteOutlet({ id }: { id: string }) {
  const services = useServices();
  const { loader } = services.remotes;
  const state = useReadable(loader.state(id));
  const place = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current || !portal.current) return;
    const mount = loader.mount(
      id,
      { element: place.current, styleRoot: document, portal: portal.current },
      (signal) =>
        createHost(services, {
          remote: id,
          signal,
          onCrash: (error) => loader.reportRenderCrash(id, error),
          onProblem: (error) => loader.reportMissingPart(id, error),
        }),
      { basename: '' },
    );
    return () => void mount.unmount();
  }, [id, loader, services]);

  // What opens on a press is fetched when the screen is there, and not beside it.
  const shown = state.status === 'ready' || state.status === 'degraded';
  useEffect(() => {
    if (shown) prefetchOverlays();
  }, [shown]);

  return (
    <>
      {isUnderWay(state) && <RemoteSkeleton />}
      {(state.status === 'failed' || state.status === 'incompatible') && (
        <RemoteCard state={state} onRetry={() => loader.retry(id)} />
      )}
      <div ref={place} data-remote={id} data-state={state.status} />
      <div ref={portal} />
    </>
  );
}

const UNDER_WAY: ReadonlySet<RemoteState['status']> = new Set(['idle', 'resolving', 'loading', 'mounting', 'retrying']);
const isUnderWay = ({ status }: RemoteState): boolean => UNDER_WAY.has(status);
