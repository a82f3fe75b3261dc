import type { MakeHost, RemoteLoader } from '@waymark/federation/loader';
import { FailureCard } from '@waymark/host/remotes/failure-card';
import { RemoteStage } from '@waymark/host/remotes/remote-stage';
import { useCallback } from 'react';
import type { Stand } from './stand-host';

/** What the place of the remote is drawn from. */
export interface RemotePlaceProps {
  readonly id: string;
  readonly stand: Stand;
  readonly loader: RemoteLoader;
}

/** The place of the remote: brought and watched by the loader of the shell, with its card where it fails. */
export function RemotePlace({ id, stand, loader }: RemotePlaceProps) {
  const hostFor: MakeHost = useCallback(
    (signal) => stand.hostFor({ signal, onCrash: (error) => loader.reportRenderCrash(id, error) }),
    [id, loader, stand],
  );
  return (
    <RemoteStage
      id={id}
      loader={loader}
      styleRoot={document}
      hostFor={hostFor}
      card={(state) => <FailureCard state={state} screen={id} onRetry={() => loader.retry(id)} />}
    />
  );
}
