import { FailureCard, type NotShown } from '@waymark/host/remotes/failure-card';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';
import { online } from '../live/online';
import { useOpenScreen } from '../navigation/open-game';
import { useServices } from '../services/services-context';

/** Props of RemoteCard. */
export interface RemoteCardProps {
  readonly state: NotShown;
  readonly onRetry: () => void;
}

/**
 * Explains why an area is not shown, and offers a way on. The rest of the builder keeps working. What failed without a
 * connection is tried again once the browser is back online, and again once the socket is: a browser says that it is
 * online before calls get through.
 */
export function RemoteCard({ state, onRetry }: RemoteCardProps) {
  const { connection } = useServices();
  const isLost = ['reconnecting', 'offline'].includes(useReadable(connection.status));
  const hasFailed = state.status === 'failed';
  useRetry(useReadable(online), hasFailed, onRetry);
  useRetry(!isLost, hasFailed, onRetry);
  return <FailureCard state={state} screen={useOpenScreen()} onRetry={onRetry} />;
}

/** Retries what has failed once this is there again. */
function useRetry(isThere: boolean, hasFailed: boolean, onRetry: () => void): void {
  const lacked = useRef(!isThere);
  useEffect(() => {
    if (isThere && lacked.current && hasFailed) onRetry();
    lacked.current = !isThere;
  }, [isThere, hasFailed, onRetry]);
}
