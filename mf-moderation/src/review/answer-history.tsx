import { answerReviewsQuery } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { token } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DecisionList } from './decision-list';
import type { TakenBack } from './review-desk';
import type { Rights } from './use-rights';

/** Scrolled to where it is seen: the decisions stay above whatever is at the end of the review. */
const Place = styled.section`
  font: ${token.type13} ${token.font};
  scroll-margin-block-end: 140px;
  @media (max-width: 767px) { scroll-margin-block-end: 190px; }
`;

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
  const place = useRef<HTMLElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHere]);
  if (!data) return null;
  return (
    <Place ref={place} aria-label={t('History')}>
      {data.length === 0 ? (
        <p>{t('Nothing has been decided yet.')}</p>
      ) : (
        <DecisionList
          game={game}
          rights={rights}
          decisions={data}
          onUndone={(taken) => {
            void refetch();
            onUndone(taken);
          }}
        />
      )}
    </Place>
  );
}
