import type { MakeHost, RemoteLoader } from '@waymark/federation/loader';
import { FailureCard } from '@waymark/host/remotes/failure-card';
import { RemoteStage } from '@waymark/host/remotes/remote-stage';
import { useCallback } from 'react';
import type { Sandbox } from './sandbox-host';

/** Props of RemotePlace. */
export interface RemotePlaceProps {
  readonly id: string;
  readonly sandbox: Sandbox;
  readonly loader: RemoteLoader;
}

/** Mounts the remote with the shell's loader and shows the shell's failure card if it fails. */
export function RemotePlace({ id, sandbox, loader }: RemotePlaceProps) {
  const hostFor: MakeHost = useCallback(
    (signal) => sandbox.hostFor({ signal, onCrash: (error) => loader.reportRenderCrash(id, error) }),
    [id, loader, sandbox],
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
