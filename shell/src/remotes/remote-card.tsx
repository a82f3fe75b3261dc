import { FAILURE_WORDS, INCOMPATIBLE_WORDS, type RemoteState } from '@waymark/federation/loader';
import { Failed, VisuallyHidden } from '@waymark/ui';
import { useOpenScreen } from '../navigation/open-game';

type NotShown = Extract<RemoteState, { status: 'failed' | 'incompatible' }>;

/** Says in plain words why an area is not shown, and offers a way on. The rest of the builder goes on around it. */
export function RemoteCard({ state, onRetry }: { state: NotShown; onRetry: () => void }) {
  const words = state.status === 'failed' ? FAILURE_WORDS[state.failure.kind] : INCOMPATIBLE_WORDS;
  const screen = useOpenScreen();
  return (
    <div role="alert" data-failure={state.status === 'failed' ? state.failure.kind : 'incompatible'}>
      <VisuallyHidden as="h1">{screen}</VisuallyHidden>
      <Failed
        title={words.title}
        text={words.sentence}
        onRetry={words.retry ? onRetry : () => window.location.reload()}
      />
    </div>
  );
}
