import { reviewsQuery } from '@waymark/client';
import { asAnswerId, type GameId, paths } from '@waymark/contract';
import { counted, Link, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, Pagination, Skeleton, SkeletonRows, TextLink } from '@waymark/ui';
import { useState } from 'react';
import { DecisionList } from '../../review/decision-list';
import type { Undone } from '../../review/game-decisions';

/** Props of DecisionsDialog. */
export interface DecisionsDialogProps {
  readonly game: GameId;
  readonly onUndone: (undone: Undone) => void;
  readonly onClose: () => void;
}

const PER_PAGE = 25;

/** All decisions in a game, newest first. */
export function DecisionsDialog({ game, onUndone, onClose }: DecisionsDialogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const { data, refetch } = useQuery(reviewsQuery(api, game, page, PER_PAGE));
  return (
    <Dialog
      open
      title={t('Decisions so far')}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {!data ? (
        <Skeleton>
          <SkeletonRows />
        </Skeleton>
      ) : data.items.length === 0 ? (
        <p>{t('Nothing has been decided yet.')}</p>
      ) : (
        <>
          <DecisionList
            game={game}
            decisions={data.items}
            onUndone={(undone) => {
              void refetch();
              onUndone(undone);
            }}
            about={(decision) => {
              const { answer_id: id, count, task, team } = decision;
              const named = { challenge: task?.name || t('Untitled challenge'), team: team?.name ?? '' };
              if (typeof id !== 'number') return typeof count === 'number' ? counted(t, 'answer', count) : null;
              return (
                <TextLink as={Link} to={paths.answer(game, asAnswerId(id))} onClick={onClose}>
                  {!task
                    ? t('Answer {id}', { id: String(id) })
                    : named.team
                      ? t('{challenge}, by {team}', named)
                      : named.challenge}
                </TextLink>
              );
            }}
          />
          {data.pages > 1 && <Pagination page={page} pages={data.pages} perPage={PER_PAGE} onPage={setPage} />}
        </>
      )}
    </Dialog>
  );
}
