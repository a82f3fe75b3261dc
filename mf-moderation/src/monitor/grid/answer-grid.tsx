import { type Answer, type AnswerId, asTaskId, type GameId, POINTS_MAX, type ReviewDecision } from '@waymark/contract';
import { useOffered, useTranslate } from '@waymark/host-kit';
import { idsPerGame, useSelection } from '@waymark/host-kit/screen-state';
import { Button, Checkbox, NumberField, token, useOneStop } from '@waymark/ui';
import { Check, Star, X } from '@waymark/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { isReviewable } from '../../review/decision';
import type { Review } from '../../review/use-review';
import type { Rights } from '../../review/use-rights';
import type { MonitorPlace } from '../monitor-address';
import { AnswerTile } from './answer-tile';
import { useGridKeys } from './use-grid-keys';

const Bar = styled.div`
  position: sticky;
  inset-block-start: 52px;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;
  padding: 7px 8px 7px 14px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadowRaised};
  & > [data-grow] { flex: 1; }
  & > [data-points] { inline-size: 200px; }
  @media (max-width: 767px) { & > button { flex: 1; } }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 12px;
  margin-block-end: 16px;
  @media (max-width: 767px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const selected = idsPerGame<AnswerId>();

/** Props of AnswerGrid. */
export interface AnswerGridProps {
  readonly game: GameId;
  readonly items: readonly Answer[];
  readonly place: MonitorPlace;
  readonly review: Review;
  readonly rights: Rights;
  /** Opens one answer. */
  readonly onOpen: (id: AnswerId) => void;
}

/** Reviews many answers at once: the selected ones, or all waiting for a challenge. */
export function AnswerGrid({ game, items, place, review, rights, onOpen }: AnswerGridProps) {
  const t = useTranslate();
  const reviewable = items.filter(isReviewable);
  const bar = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLUListElement>(null);
  useOneStop(tiles, 'li');
  const selection = useSelection(selected, game, reviewable);
  const hasBulk = useOffered('answer-bulk');
  const [points, setPoints] = useState<number | null>(null);
  const chosen = reviewable.filter(({ id }) => selection.has(id));
  const n = chosen.length;
  const isAllRejected = chosen.every(({ rejected_at }) => rejected_at);
  const canFeature = chosen.some(({ featured_at }) => !featured_at);
  // Points are typed for one selection.
  if (n === 0 && points !== null) setPoints(null);
  const given = rights.setsPoints && points !== null ? { points } : {};
  const decide = (decision: ReviewDecision): void => {
    if (!review.decide(decision, chosen, given)) return;
    // Its buttons go with the selection, and would take the focus along.
    if (bar.current?.matches(':focus-within')) bar.current.querySelector('input')?.focus();
    selection.clear();
  };
  const decideAll = (decision: ReviewDecision): void => {
    review.decideAllOf(decision, asTaskId(place.challenge));
    selection.clear();
  };
  useGridKeys({ canDecide: n > 0, canFeature, onDecide: decide, canUndo: review.canUndo, onUndo: review.undoLast });
  return (
    <>
      <Bar ref={bar} role="toolbar" aria-label={t('Review several')}>
        <Checkbox
          label={n === 0 ? t('Select all shown') : t('{n} selected', { n })}
          checked={selection.page === 'all'}
          mixed={selection.page === 'some'}
          onChange={selection.setPage}
        />
        <span data-grow="" />
        {rights.setsPoints && n > 0 && (
          <div data-points="">
            <NumberField
              label={t('Points for all')}
              value={points}
              min={0}
              max={POINTS_MAX}
              step={10}
              onChange={setPoints}
            />
          </div>
        )}
        {n > 0 && (
          <>
            <Button kind="primary" icon={Check} shortcut="a" onClick={() => decide('accept')}>
              {isAllRejected ? t('Approve {n}', { n }) : t('Update {n}', { n })}
            </Button>
            <Button kind="danger-line" icon={X} shortcut="r" onClick={() => decide('reject')}>
              {t('Reject {n}', { n })}
            </Button>
            <Button icon={Star} shortcut="f" disabled={!canFeature} onClick={() => decide('feature')}>
              {t('Feature {n}', { n })}
            </Button>
          </>
        )}
        {n === 0 && hasBulk && place.challenge !== 0 && (
          <>
            <Button icon={Check} onClick={() => decideAll('accept')}>
              {t('Accept all for this challenge')}
            </Button>
            <Button kind="danger-line" icon={X} onClick={() => decideAll('reject')}>
              {t('Reject all for this challenge')}
            </Button>
          </>
        )}
      </Bar>
      <Tiles ref={tiles}>
        {items.map((answer) => (
          <AnswerTile
            key={answer.id}
            answer={answer}
            isSelected={selection.has(answer.id)}
            onSelect={(isIn) => selection.set([answer.id], isIn)}
            onOpen={() => onOpen(answer.id)}
          />
        ))}
      </Tiles>
    </>
  );
}
