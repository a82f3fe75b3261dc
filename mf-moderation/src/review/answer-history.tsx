import { answerReviewsQuery } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { token } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DecisionList } from './decision-list';
import type { Undone } from './game-decisions';

/** Leaves room for the sticky decisions when scrolled into view. */
const Place = styled.section`
  font: ${token.type13} ${token.font};
  scroll-margin-block-end: 140px;
  @media (max-width: 767px) { scroll-margin-block-end: 190px; }
`;

/** Props of AnswerHistory. */
export interface AnswerHistoryProps {
  readonly game: GameId;
  readonly id: AnswerId;
  readonly onUndone: (undone: Undone) => void;
}

/** All decisions on an answer, each with Undo. */
export function AnswerHistory({ game, id, onUndone }: AnswerHistoryProps) {
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
          decisions={data}
          onUndone={(undone) => {
            void refetch();
            onUndone(undone);
          }}
        />
      )}
    </Place>
  );
}
