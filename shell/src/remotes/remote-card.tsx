import { FailureCard, type NotShown } from '@waymark/host/remotes/failure-card';
import { useBackOnline } from '@waymark/host-kit';
import { useOpenScreen } from '../navigation/open-game';
import { useServices } from '../services/services-context';

/** Props of RemoteCard. */
export interface RemoteCardProps {
  readonly state: NotShown;
  readonly onRetry: () => void;
}

/**
 * Explains why an area is not shown, and offers a way on. The rest of the builder keeps working. What failed is retried
 * once the connection is back.
 */
export function RemoteCard({ state, onRetry }: RemoteCardProps) {
  useBackOnline(state.status === 'failed' ? onRetry : undefined, useServices().connection.status);
  return <FailureCard state={state} screen={useOpenScreen()} onRetry={onRetry} />;
}
