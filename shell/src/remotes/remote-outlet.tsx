import type { MakeHost } from '@waymark/federation/loader';
import { RemoteStage } from '@waymark/host/remotes/remote-stage';
import { useLocation } from '@waymark/host-kit/router';
import { useCallback } from 'react';
import { createHost } from '../host/create-host';
import { useServices } from '../services/services-context';
import { LazyCard, usePreloadedCard } from './lazy-card';

/** The remote, and whether it fills the window. */
interface RemoteOutletProps {
  readonly id: string;
  readonly fullscreen: boolean;
}

/** Displays a remote in the builder. */
export function RemoteOutlet({ id, fullscreen }: RemoteOutletProps) {
  const services = useServices();
  const { loader } = services.remotes;
  usePreloadedCard();
  const hostFor: MakeHost = useCallback(
    (signal) =>
      createHost(services, {
        remote: id,
        signal,
        onCrash: (error) => loader.reportRenderCrash(id, error),
        onProblem: (error) => loader.reportMissingPart(id, error),
      }),
    [id, loader, services],
  );
  return (
    <RemoteStage
      id={id}
      loader={loader}
      styleRoot={document}
      address={useLocation().pathname}
      hostFor={hostFor}
      notices={fullscreen ? undefined : services.notices}
      card={(state) => <LazyCard state={state} onRetry={() => loader.retry(id)} />}
    />
  );
}
