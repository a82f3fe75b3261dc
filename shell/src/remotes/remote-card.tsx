import { FAILURE_WORDS, type FailureWords, INCOMPATIBLE_WORDS, type RemoteState } from '@waymark/federation/loader';
import { useTranslate } from '@waymark/host-kit';
import { Failed, VisuallyHidden } from '@waymark/ui';
import { useOpenScreen } from '../navigation/open-game';

type NotShown = Extract<RemoteState, { status: 'failed' | 'incompatible' }>;

/** Says in plain words why an area is not shown, and offers a way on. The rest of the builder goes on around it. */
export function RemoteCard({ state, onRetry }: { state: NotShown; onRetry: () => void }) {
  const words = state.status === 'failed' ? FAILURE_WORDS[state.failure.kind] : INCOMPATIBLE_WORDS;
  return (
    <Card
      words={words}
      failure={state.status === 'failed' ? state.failure.kind : 'incompatible'}
      onRetry={words.retry ? onRetry : reload}
    />
  );
}

/** An area of the builder that no remote in service draws. */
export const AbsentCard = () => <Card words={FAILURE_WORDS['not-found']} failure="not-found" onRetry={reload} />;

const reload = (): void => window.location.reload();

interface CardProps {
  readonly words: FailureWords;
  readonly failure: string;
  readonly onRetry: () => void;
}

function Card({ words, failure, onRetry }: CardProps) {
  const screen = useOpenScreen();
  const t = useTranslate();
  return (
    <div role="alert" data-failure={failure}>
      <VisuallyHidden as="h1">{t(screen)}</VisuallyHidden>
      <Failed title={t(words.title)} text={t(words.sentence)} onRetry={onRetry} />
    </div>
  );
}
