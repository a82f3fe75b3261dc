import { FAILURE_WORDS } from '@waymark/federation/loader';
import { FailureCard, type NotShown, WordsCard } from '@waymark/host/remotes/failure-card';
import { useOpenScreen } from '../navigation/open-game';

/** Explains why an area is not shown, and offers a way on. The rest of the builder keeps working. */
export function RemoteCard({ state, onRetry }: { state: NotShown; onRetry: () => void }) {
  return <FailureCard state={state} screen={useOpenScreen()} onRetry={onRetry} />;
}

/** An area of the builder without an active remote. */
export const AbsentCard = () => (
  <WordsCard words={FAILURE_WORDS['not-found']} screen={useOpenScreen()} failure="not-found" />
);
