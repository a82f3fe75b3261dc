import { FailureCard, type NotShown } from '@waymark/host/remotes/failure-card';
import { useOpenScreen } from '../navigation/open-game';

/** Props of RemoteCard. */
export interface RemoteCardProps {
  readonly state: NotShown;
  readonly onRetry: () => void;
}

/** Explains why an area is not shown, and offers a way on. The rest of the builder keeps working. */
export function RemoteCard({ state, onRetry }: RemoteCardProps) {
  return <FailureCard state={state} screen={useOpenScreen()} onRetry={onRetry} />;
}
