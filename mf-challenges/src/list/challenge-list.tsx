import type { GameId, TaskId } from '@waymark/contract';
import { lazyScreen, useFocusHeir, useHasBeenIdle, useKeptScroll, useLastPage, useTranslate } from '@waymark/host-kit';
import { useAtom, useSelection } from '@waymark/host-kit/screen-state';
import { ListAndEditor, Skeleton, SkeletonFields, useCarrying } from '@waymark/ui';
import { Suspense, useId, useRef, useState } from 'react';
import { useOpenEdits } from '../challenge/open-edits';
import { useMomentFormat } from '../challenge/use-moment-format';
import { FrontPreview, OpenEditors } from '../editor/lazy-editor';
import { later } from './later';
import { ListColumn } from './list-column';
import { checkOpen, selectedTasks } from './list-state';
import { Head, MoreSpace } from './list-styles';
import { ListTitle } from './list-title';
import { MapPane } from './map/lazy-map';
import type { OpenDialog } from './open-dialog';
import { useChallengeActions } from './use-challenge-actions';
import { useChallengeList } from './use-challenge-list';
import { useListPlace } from './use-list-place';
import { useMadeChallenges } from './use-made-challenges';
import { useResting } from './use-resting';

const MoreMenu = lazyScreen(async () => (await later()).MoreMenu);
const ReadinessMark = lazyScreen(async () => (await later()).ReadinessMark);
const ReadinessPanel = lazyScreen(
  async () => (await import(/* webpackChunkName: "dialogs" */ '../readiness/readiness-panel')).ReadinessPanel,
);

interface ChallengeListProps {
  readonly game: GameId;
  /** The game's zone as it stores it, if known. */
  readonly tz: string | undefined;
}

/** The challenges of a game: the list, the editor of the open ones, and the player preview of the front one. */
export function ChallengeList({ game, tz }: ChallengeListProps) {
  const moments = useMomentFormat(tz);
  const where = useListPlace();
  const { place, open, front, change } = where;
  const list = useChallengeList(game, place);
  const carrying = useCarrying();
  const { data, isPlaceholderData } = list.query;
  const items = useResting(list.page?.items, carrying);
  const selection = useSelection(selectedTasks, game, items);
  const making = useMadeChallenges(game, where, list);
  const edits = useOpenEdits();
  const [asked, setAsked] = useState<OpenDialog>();
  const [checking, setChecking] = useAtom(checkOpen(game));
  const checkId = useId();
  const page = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const t = useTranslate();
  const rested = useHasBeenIdle();
  const paged = where.panes === 'pages';
  const more = (
    <MoreSpace>
      {rested && (
        <Suspense fallback={null}>
          <MoreMenu game={game} onAsk={setAsked} />
        </Suspense>
      )}
    </MoreSpace>
  );

  const close = (id: TaskId): void => {
    const edit = edits.of(id);
    if (!edit?.isDirty()) {
      where.close(id);
      return;
    }
    // Brought to the front, so people see what would be lost.
    where.bring(id);
    edit.askToLeave(() => where.close(id));
  };
  const askDelete = (task: Extract<OpenDialog, { what: 'delete' }>['task']) => setAsked({ what: 'delete', task });
  const { actions, moveToPage } = useChallengeActions({ game, where, list, selection, making, askDelete, close });
  const { duplicate } = actions;
  const ways = { items, total: list.total, bring: where.bring, close, askDelete, duplicate };
  const leave = (...ids: readonly TaskId[]): void => {
    passFocus(items?.findIndex((one) => one.id === ids[0]) ?? 0);
    if (open.some((one) => ids.includes(one))) where.close(...ids);
  };

  useKeptScroll(items !== undefined && !isPlaceholderData && where.panes !== undefined, scroller);
  useLastPage(list.query, place.page, change);

  return (
    <div ref={page}>
      <ListAndEditor
        keep="challenges"
        head={
          <Head>
            <ListTitle
              game={game}
              count={data ? list.total : undefined}
              making={making}
              mark={
                rested &&
                list.total > 0 && (
                  <Suspense fallback={null}>
                    <ReadinessMark game={game} panel={checkId} open={checking} onOpen={setChecking} />
                  </Suspense>
                )
              }
              more={!paged && more}
            />
            {checking && (
              <Suspense fallback={null}>
                <ReadinessPanel
                  game={game}
                  id={checkId}
                  onShow={(id, position) => where.show(id, Math.ceil(position / place.perPage))}
                  onClose={() => setChecking(false)}
                />
              </Suspense>
            )}
          </Head>
        }
        listLabel={t('List of challenges')}
        list={
          <ListColumn
            {...{
              game,
              tz,
              moments,
              where,
              list,
              items,
              carrying,
              selection,
              making,
              actions,
              moveToPage,
              scroller,
              asked,
              more,
            }}
            onAsk={setAsked}
            onLeave={leave}
          />
        }
        front={front === undefined ? undefined : String(front)}
        editorLabel={t('Challenge')}
        editor={
          open.length > 0 && (
            <Suspense
              fallback={
                <Skeleton>
                  <SkeletonFields fields={5} />
                </Skeleton>
              }
            >
              <OpenEditors game={game} open={open} front={front} ways={ways} />
            </Suspense>
          )
        }
        empty={
          where.panes && (
            <Suspense fallback={null}>
              <MapPane game={game} perPage={place.perPage} onOpen={where.show} />
            </Suspense>
          )
        }
        {...(front === undefined
          ? {}
          : {
              side: {
                label: t('What players see'),
                children: (
                  <Suspense fallback={null}>
                    <FrontPreview game={game} id={front} />
                  </Suspense>
                ),
              },
            })}
        onBack={where.back}
        onPanes={where.onPanes}
      />
    </div>
  );
}
