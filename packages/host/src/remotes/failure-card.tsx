import { FAILURE_WORDS, type FailureWords, INCOMPATIBLE_WORDS, type RemoteState } from '@waymark/federation/loader';
import { useTranslate } from '@waymark/host-kit';
import { Failed, VisuallyHidden } from '@waymark/ui';

/** A remote that is not on view, and will not come by itself. */
export type NotShown = Extract<RemoteState, { status: 'failed' | 'incompatible' }>;

/** What the card of a remote is given. */
export interface FailureCardProps {
  readonly state: NotShown;
  /** The phrase that names the screen, as its heading; none where the page around it has headings of its own. */
  readonly screen?: string;
  readonly onRetry: () => void;
  /** Where trying again cannot help. */
  readonly onReload?: () => void;
}

/** Says in plain words why an area is not shown, and offers a way on. Everything around it goes on. */
export function FailureCard({ state, screen, onRetry, onReload = reload }: FailureCardProps) {
  const words = state.status === 'failed' ? FAILURE_WORDS[state.failure.kind] : INCOMPATIBLE_WORDS;
  return (
    <WordsCard
      words={words}
      screen={screen}
      failure={state.status === 'failed' ? state.failure.kind : 'incompatible'}
      onRetry={words.retry ? onRetry : onReload}
    />
  );
}

const reload = (): void => window.location.reload();

/** What a card of plain words is given. */
export interface WordsCardProps {
  readonly words: FailureWords;
  readonly screen?: string | undefined;
  readonly failure: string;
  readonly onRetry?: () => void;
}

/** Plain words in the place of a screen. */
export function WordsCard({ words, screen, failure, onRetry = reload }: WordsCardProps) {
  const t = useTranslate();
  return (
    <div role="alert" data-failure={failure}>
      {screen !== undefined && <VisuallyHidden as="h1">{t(screen)}</VisuallyHidden>}
      <Failed title={t(words.title)} text={t(words.sentence)} onRetry={onRetry} />
    </div>
  );
}
