import type { Answer, Game, GameId, ReviewDecision } from '@waymark/contract';
import {
  LAST_HEIR,
  ListStates,
  lazyScreenPart,
  useHost,
  useListAddress,
  useReadable,
  useTranslate,
} from '@waymark/host-kit';
import { landFocus } from '@waymark/ui';
import { useEffect, useMemo, useRef } from 'react';
import { isRefused, NoGame } from '../no-access';
import { OutboxNote, ReviewPanel } from '../review/lazy-review-panel';
import { useReview } from '../review/use-review';
import type { Rights } from '../review/use-rights';
import { useSteady } from '../use-steady';
import { FiguresLine, FiguresRoom } from './figures-line';
import type { AnswerGridProps } from './grid/answer-grid';
import { MonitorFilters, MonitorPages } from './lazy-parts';
import { monitorAddress } from './monitor-address';
import { MonitorHead } from './monitor-head';
import { GridSkeleton, MonitorSkeleton } from './monitor-skeleton';
import { MonitorPage } from './monitor-styles';
import { NewsBanner } from './news-banner';
import { OneAnswer } from './one-answer';
import { isClaimed, usePosition } from './use-position';
import { useQueue } from './use-queue';

const AnswerGrid = lazyScreenPart<AnswerGridProps>(
  () => import('./grid/answer-grid').then((file) => file.AnswerGrid),
  <GridSkeleton />,
);

/** Props of GameMonitor. */
export interface GameMonitorProps {
  readonly game: GameId;
  /** The game, once it is loaded. */
  readonly loaded: Game | undefined;
  readonly zone: string | undefined;
  readonly rights: Rights;
}

/** The monitor: filters, queue, the answer in front and its review. */
export function GameMonitor({ game, loaded, zone, rights }: GameMonitorProps) {
  const t = useTranslate();
  const me = useReadable(useHost().session.me).id;
  const page = useRef<HTMLDivElement>(null);
  const { place, change } = useListAddress(monitorAddress);
  const review = useReview(game, {
    setsPoints: rights.setsPoints,
    onBack: ([id]) => {
      const back = queue.items.find((answer) => answer.id === id);
      if (id !== undefined) position.choose(back?.id ?? (id as Answer['id']));
    },
  });
  const queue = useQueue(game, place, review.decisions, change);
  const { query, items, count, pages, next, figures, figuresComing, waits, hasQueue } = queue;
  const position = usePosition({ game, items, place, pages, next, me, change });
  useEffect(() => ReviewPanel.preload(), []);
  const judges = useMemo(() => judgesAt(items, me), [items, me]);
  const isEmpty = items.length === 0;
  useEffect(() => {
    // The last answer's controls had the focus and are gone.
    if (isEmpty) return landFocus(page.current, '[data-last-heir]');
  }, [isEmpty]);

  const decide = useSteady((decision: ReviewDecision, answer: Answer, message?: string): void => {
    const given = message === undefined ? {} : { message };
    if (review.decide(decision, [answer], given) && decision !== 'feature') position.advance();
  });
  const narrowed = monitorAddress.isNarrowed({ ...place, view: 'one', order: 'newest', show: 'waiting' });
  // Answers loaded before are not for somebody who no longer reviews them.
  if (isRefused(query.error)) return <NoGame />;
  return (
    <MonitorPage ref={page}>
      <MonitorHead
        {...{ game, loaded, rights, change }}
        view={place.view}
        page={place.page}
        onEmptied={queue.refresh}
        onUndone={review.showUndone}
      />
      {figures ? <FiguresLine figures={figures} zone={zone} judges={judges} /> : figuresComing && <FiguresRoom />}
      <MonitorFilters {...{ game, place, change, rights, items, figures, figuresComing, hasQueue }} />
      <NewsBanner count={queue.news} onRefresh={queue.refresh} />
      <OutboxNote review={review} onShow={position.choose} />
      <ListStates
        query={query}
        items={items}
        skeleton={place.view === 'grid' ? <GridSkeleton /> : <MonitorSkeleton />}
        failed={t("Couldn't load the submissions")}
        empty={{
          title: t('There are no submissions to review.'),
          text: waits ? t('Answers appear here as teams send them.') : '',
        }}
        narrowed={
          narrowed && {
            title: t('There are no submissions to review.'),
            text: t('Nothing matches these filters.'),
            onClear: () => change({ challenge: 0, team: 0, featured: '' }),
          }
        }
      >
        {place.view === 'grid' ? (
          <AnswerGrid
            {...{ game, items, place, review, rights }}
            onOpen={(id) => {
              position.choose(id);
              change({ view: 'one', page: place.page });
            }}
          />
        ) : (
          position.current && (
            <OneAnswer
              game={game}
              zone={zone}
              answer={position.current}
              rights={rights}
              review={review}
              queue={queue}
              place={place}
              position={position}
              onDecide={decide}
            />
          )
        )}
      </ListStates>
      <div {...LAST_HEIR}>
        {/* An empty queue has its own message, unless another page may have answers. */}
        {(!isEmpty || (queue.page && pages > 1)) && (
          <MonitorPages {...{ place, pages, count, change }} list={place.endless && queue} />
        )}
      </div>
    </MonitorPage>
  );
}

/** Other judges viewing these answers, one name per line. A string, so memoised parts compare equal. */
function judgesAt(items: readonly Answer[], me: number | undefined): string {
  const names = items.flatMap((answer) => (isClaimed(answer, me) ? (answer.claim?.user?.name ?? []) : []));
  return [...new Set(names)].sort().join('\n');
}
