import type { GameId, Reward } from '@waymark/contract';
import {
  LAST_HEIR,
  LeaveQuestion,
  ListPages,
  ListStates,
  lazyScreenPart,
  Question,
  useFocusHeir,
  useLastPage,
  useLeaveGuard,
  useListAddress,
  useLiveScreen,
  useScreenKeys,
  useShownKey,
  useTranslate,
} from '@waymark/host-kit';
import { Bone, Button, Page, PageTitle, Skeleton, Stack, token, whenIdle } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RewardFilters } from './find/reward-filters';
import { rewardsAddress } from './find/rewards-address';
import { useFoundRewards, useRewardsView } from './find/use-found-rewards';
import { RewardCard } from './reward-card';
import { RewardsSkeleton } from './rewards-skeleton';
import { useRewards } from './use-rewards';
import { useWide } from './use-wide';

const ASKS = ['ss.reward.create', 'ss.reward.update', 'ss.reward.delete'] as const;
const ADD_KEY = 'n';
/** About the height of the editor. */
const EDITOR_HEIGHT = 900;

const RewardEditor = lazyScreenPart(
  async () => (await import('./reward-editor')).RewardEditor,
  <Skeleton>
    <Bone $height={EDITOR_HEIGHT} />
  </Skeleton>,
);

const Columns = styled.div<{ $editing: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $editing }) => ($editing ? 'minmax(360px, 440px)' : '')};
  gap: 16px;
  align-items: start;
  @media (max-width: 1099px) { grid-template-columns: minmax(0, 1fr); }
  & > aside { position: sticky; scroll-margin-block-start: 64px; inset-block-start: 12px; max-block-size: calc(100vh - 76px); overflow-y: auto; }
  @media (max-width: 1099px) { & > aside { position: static; max-block-size: none; overflow: visible; } }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(150px, 18%), 1fr));
  gap: 12px;
`;

const Hint = styled.p`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  margin-block-end: 12px;
`;

/** The rewards as cards in pages, and the editor of the one that is open. */
export function RewardList({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { place, change } = useListAddress(rewardsAddress);
  const editor = useRewards(game, useRewardsView(game, place));
  const { list } = editor;
  const [openId, setOpen] = useState<number>();
  const found = useFoundRewards(list, place, openId);
  const { items } = found;
  const [asked, setAsked] = useState<Reward>();
  const open = items.find(({ id }) => id === openId);
  const wide = useWide();
  const attempt = useLeaveGuard(editor.dirty);
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const pane = useRef<HTMLElement>(null);
  useLiveScreen(game, { asks: ASKS, onRefresh: list.unpin });
  useLastPage(found.paged, place.page, change);
  useEffect(() => whenIdle(RewardEditor.preload), []);
  useEffect(() => {
    if (openId !== undefined && !wide) pane.current?.scrollIntoView({ block: 'start' });
  }, [openId, wide]);

  const add = async () => {
    const id = await editor.add();
    if (id !== undefined) setOpen(id);
  };
  useScreenKeys([{ keys: ADD_KEY, label: t('Add reward'), group: t('Rewards'), run: () => void add() }]);
  const shortcut = useShownKey(ADD_KEY);
  const alone = open !== undefined && !wide;
  return (
    <Page ref={page}>
      {!alone && (
        <>
          <PageTitle
            title={t('Rewards')}
            text={t('What teams earn on the way. A team sees a reward once it has it.')}
            actions={
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
            }
          />
          <Hint>
            {t('Write {key} in any text to insert a personalisation of the game; teams see its value instead.', {
              key: '%{key}',
            })}
          </Hint>
        </>
      )}
      <Columns $editing={open !== undefined}>
        {!alone && (
          <Stack>
            <RewardFilters place={place} change={change} />
            <ListStates
              query={found.query}
              items={items}
              skeleton={<RewardsSkeleton />}
              failed={t("We couldn't load the rewards")}
              empty={{ title: t('No rewards yet'), text: t('Give teams something to look forward to.') }}
              narrowed={
                rewardsAddress.isNarrowed(place) && {
                  title: t('No reward matches'),
                  text: t('Check the spelling, or look among all rewards.'),
                  onClear: () => change({ term: '', kind: 'all' }),
                }
              }
            >
              <Cards>
                {items.map((reward) => (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    open={reward.id === openId}
                    onOpen={() => setOpen(reward.id)}
                  />
                ))}
              </Cards>
            </ListStates>
            <ListPages page={found.page} place={place} change={change} />
          </Stack>
        )}
        {open && (
          <aside ref={pane}>
            <RewardEditor
              key={open.id}
              game={game}
              reward={open}
              editor={editor}
              alone={alone}
              onClose={() => setOpen(undefined)}
              onDelete={() => setAsked(open)}
            />
          </aside>
        )}
      </Columns>
      <LeaveQuestion near={editor.dirty} attempt={attempt} onLeave={() => undefined} />
      <Question
        open={asked !== undefined}
        title={t('Delete Reward')}
        text={t('Are you sure you wish to delete this reward?')}
        note={asked?.title}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(items.findIndex(({ id }) => id === asked.id));
            setOpen(undefined);
            void editor.remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Page>
  );
}
