import type { GameId, Reward } from '@waymark/contract';
import {
  isRefused,
  LAST_HEIR,
  LeaveQuestion,
  lazyScreenPart,
  Question,
  useFocusHeir,
  useKeptScroll,
  useLastPage,
  useLeaveGuard,
  useListAddress,
  useLiveScreen,
  useScreenKeys,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import {
  Button,
  EmptyState,
  ListAndEditor,
  PageTitle,
  Skeleton,
  SkeletonFields,
  token,
  useMounted,
  whenIdle,
} from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { rewardsAddress } from './find/rewards-address';
import { useFoundRewards, useRewardsView } from './find/use-found-rewards';
import { RewardColumn } from './reward-column';
import type { RewardEditorProps } from './reward-editor';
import { isUnsaved } from './reward-state';
import { useOpenReward } from './use-open-reward';
import { useRewards } from './use-rewards';

const ASKS = ['ss.reward.create', 'ss.reward.update', 'ss.reward.delete'] as const;
const ADD_KEY = 'n';
/** Three cards in a row. */
const GALLERY = { least: 240, most: 720, usual: 520 };

const loading = (
  <Skeleton>
    <SkeletonFields fields={5} />
  </Skeleton>
);
const RewardEditor = lazyScreenPart<RewardEditorProps>(
  async () => (await import('./reward-editor')).RewardEditor,
  loading,
);

const Head = styled.div`
  padding: 20px ${token.gutter} 12px;
  & > header { margin-block-end: 8px; }
  & > p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  @media (max-width: 767px) { padding-block-start: 16px; }
`;

const Slot = styled.div`
  display: contents;
  &[hidden] { display: none; }
`;

/** The rewards as cards in pages, and the editor of the open one. */
export function RewardList({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { place, change } = useListAddress(rewardsAddress);
  const editor = useRewards(game, useRewardsView(game, place));
  const { list } = editor;
  const where = useOpenReward();
  const paged = where.panes === 'pages';
  const found = useFoundRewards(list, place, where.id);
  const { items } = found;
  const at = items.findIndex(({ id }) => id === where.id);
  const open = items[at];
  // An open reward that is still loading keeps its place.
  const front = open || !found.query.data ? where.id : undefined;
  const [added, setAdded] = useState<number>();
  const [asked, setAsked] = useState<Reward>();
  const isMounted = useMounted();
  const attempt = useLeaveGuard(editor.dirty);
  const page = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  useLiveScreen(game, { asks: ASKS, onRefresh: list.unpin });
  useLastPage(found.paged, place.page, change);
  useKeptScroll(found.query.data !== undefined && where.panes !== undefined, scroller);
  useEffect(() => whenIdle(RewardEditor.preload), []);

  const show = (id: number): void => {
    setAdded(undefined);
    where.open(id);
  };
  const add = async (): Promise<void> => {
    const id = await editor.add();
    if (id === undefined || !isMounted()) return;
    show(id);
    setAdded(id);
  };
  const refused = isRefused(found.query);
  useScreenKeys([
    { keys: ADD_KEY, label: t('Add reward'), group: t('Rewards'), run: () => void add(), when: () => !refused },
  ]);
  const shortcut = useShortcut(ADD_KEY);
  const to = (index: number) => {
    const next = items[index];
    return next && (() => show(next.id));
  };
  return (
    <div ref={page}>
      <ListAndEditor
        keep="rewards"
        head={
          <Head>
            <PageTitle
              title={t('Rewards')}
              text={t('Rewards for progress. Teams see a reward once they earn it.')}
              actions={
                !refused && (
                  <Button
                    kind="primary"
                    icon={Plus}
                    busy={editor.adding}
                    {...(shortcut ? { shortcut } : {})}
                    onClick={() => void add()}
                    {...LAST_HEIR}
                  >
                    {t('Add reward')}
                  </Button>
                )
              }
            />
            <p>
              {t('Write {key} in any text to insert a personalisation of the game; teams see its value instead.', {
                key: '%{key}',
              })}
            </p>
          </Head>
        }
        listLabel={t('List of rewards')}
        listWidths={GALLERY}
        list={<RewardColumn {...{ found, editor, place, change, paged, scroller }} openId={front} onOpen={show} />}
        front={front === undefined ? undefined : String(front)}
        editorLabel={t('Reward')}
        // One with unsaved text stays mounted behind the others.
        editor={
          front !== undefined && !open
            ? loading
            : items.map(
                (reward, index) =>
                  (reward === open || isUnsaved(editor, reward.id)) && (
                    <Slot key={reward.id} hidden={reward !== open}>
                      <RewardEditor
                        game={game}
                        reward={reward}
                        editor={editor}
                        front={reward === open}
                        isNew={reward.id === added}
                        place={found.page?.pages === 1 ? { n: index + 1, count: items.length } : undefined}
                        onPrevious={to(index - 1)}
                        onNext={to(index + 1)}
                        onClose={paged ? undefined : where.close}
                        onDelete={() => setAsked(reward)}
                      />
                    </Slot>
                  ),
              )
        }
        empty={
          items.length > 0 && (
            <EmptyState title={t('No reward open')} text={t('Choose one from the list to edit it.')} />
          )
        }
        onBack={where.back}
        onPanes={where.onPanes}
      />
      <LeaveQuestion attempt={attempt} onLeave={() => undefined} />
      <Question
        open={asked !== undefined}
        title={t('Delete Reward')}
        text={t('Are you sure you wish to delete this reward?')}
        note={asked?.title}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(items.findIndex(({ id }) => id === asked.id));
            where.close();
            void editor.remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
