import { FAILURE_WORDS, type FailureWords, INCOMPATIBLE_WORDS, type RemoteState } from '@waymark/federation/loader';
import { useTranslate } from '@waymark/host-kit';
import { Failed, VisuallyHidden } from '@waymark/ui';

/** A remote that is not displayed and won't recover by itself. */
export type NotShown = Extract<RemoteState, { status: 'failed' | 'incompatible' }>;

/** Props of a remote's card. */
export interface FailureCardProps {
  readonly state: NotShown;
  /** The screen's name as heading; absent if the surrounding page has headings. */
  readonly screen?: string;
  readonly onRetry: () => void;
  /** Shown when a retry cannot help. */
  readonly onReload?: () => void;
}

/** Explains why an area is not shown, and offers a way on. Everything around it keeps working. */
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

/** Props of a message card. */
export interface WordsCardProps {
  readonly words: FailureWords;
  readonly screen?: string | undefined;
  readonly failure: string;
  readonly onRetry?: () => void;
}

/** A message in place of a screen. */
export function WordsCard({ words, screen, failure, onRetry = reload }: WordsCardProps) {
  const t = useTranslate();
  return (
    <div role="alert" data-failure={failure}>
      {screen !== undefined && <VisuallyHidden as="h1">{t(screen)}</VisuallyHidden>}
      <Failed title={t(words.title)} text={t(words.sentence)} onRetry={onRetry} />
    </div>
  );
}
