import type { RemoteLoader } from '@waymark/federation/loader';
import { FailureCard } from '@waymark/host/remotes/failure-card';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';
import type { Stand } from './stand-host';

/** What the place of the remote is drawn from. */
export interface RemotePlaceProps {
  readonly id: string;
  readonly stand: Stand;
  readonly loader: RemoteLoader;
}

/** The place of the remote: brought and watched by the loader of the shell, with its card where it fails. */
export function RemotePlace({ id, stand, loader }: RemotePlaceProps) {
  const state = useReadable(loader.state(id));
  const place = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current || !portal.current) return;
    const mount = loader.mount(
      id,
      { element: place.current, styleRoot: document, portal: portal.current },
      (signal) => stand.hostFor({ signal, onCrash: (error) => loader.reportRenderCrash(id, error) }),
      { basename: '' },
    );
    return () => void mount.unmount();
  }, [id, loader, stand]);

  const { status } = state;
  const shown = status === 'ready' || status === 'degraded';
  return (
    <>
      {(status === 'failed' || status === 'incompatible') && (
        <FailureCard state={state} screen={id} onRetry={() => loader.retry(id)} />
      )}
      {!shown && status !== 'failed' && status !== 'incompatible' && <RemoteSkeleton />}
      <div ref={place} data-remote={id} data-state={status} />
      <div ref={portal} />
    </>
  );
}
