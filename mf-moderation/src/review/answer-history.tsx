import { answerReviewsQuery } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { DecisionList } from './decision-list';
import type { TakenBack } from './review-desk';
import type { Rights } from './use-rights';

/** Props of AnswerHistory. */
export interface AnswerHistoryProps {
  readonly game: GameId;
  readonly id: AnswerId;
  readonly rights: Rights;
  readonly onUndone: (taken: TakenBack) => void;
}

/** What was decided about one answer, with the way back at any later time. */
export function AnswerHistory({ game, id, rights, onUndone }: AnswerHistoryProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, refetch } = useQuery(answerReviewsQuery(api, game, id));
  if (!data) return null;
  if (data.length === 0) return <p>{t('Nothing has been decided yet.')}</p>;
  return (
    <DecisionList
      game={game}
      rights={rights}
      decisions={data}
      onUndone={(taken) => {
        void refetch();
        onUndone(taken);
      }}
    />
  );
}
