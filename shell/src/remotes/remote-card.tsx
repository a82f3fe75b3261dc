import { FailureCard, type NotShown } from '@waymark/host/remotes/failure-card';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';
import { online } from '../live/online';
import { useOpenScreen } from '../navigation/open-game';

/** Props of RemoteCard. */
export interface RemoteCardProps {
  readonly state: NotShown;
  readonly onRetry: () => void;
}

/**
 * Explains why an area is not shown, and offers a way on. The rest of the builder keeps working. What failed while the
 * browser was offline is tried again once it is back.
 */
export function RemoteCard({ state, onRetry }: RemoteCardProps) {
  const isOnline = useReadable(online);
  const lacked = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && lacked.current && state.status === 'failed') onRetry();
    lacked.current = !isOnline;
  }, [isOnline, state, onRetry]);
  return <FailureCard state={state} screen={useOpenScreen()} onRetry={onRetry} />;
}
