import type { Answer, GameId } from '@waymark/contract';
import { lazyScreenPart, useOffered, useTranslate } from '@waymark/host-kit';
import { LinkButton } from '@waymark/ui';
import { useState } from 'react';
import type { AnswerHistoryProps } from './answer-history';
import type { TakenBack } from './review-desk';
import type { Rights } from './use-rights';

const AnswerHistory = lazyScreenPart<AnswerHistoryProps>(() =>
  import('./answer-history').then((file) => file.AnswerHistory),
);

/** Props of HistoryToggle. */
export interface HistoryToggleProps {
  readonly game: GameId;
  readonly answer: Answer;
  readonly rights: Rights;
  readonly onUndone: (taken: TakenBack) => void;
}

/** Opens the history of an answer, where the provider keeps one. */
export function HistoryToggle({ game, answer: { id }, rights, onUndone }: HistoryToggleProps) {
  const t = useTranslate();
  const isKept = useOffered('answer-history');
  const [shown, show] = useState<number>();
  if (!isKept || !rights.moderates) return null;
  const open = shown === id;
  return (
    <div>
      <LinkButton aria-expanded={open} onClick={() => show(open ? undefined : id)}>
        {t('History')}
      </LinkButton>
      {open && <AnswerHistory game={game} id={id} rights={rights} onUndone={onUndone} />}
    </div>
  );
}
