import { GAMES_FILTER_DEFAULT, gamesQuery, keyStarts, keys } from '@waymark/client';
import { type GameRow, NEW_GAME, paths } from '@waymark/contract';
import {
  Link,
  ListPages,
  ListStates,
  lazyScreenPart,
  pagesQuery,
  useHasBeenIdle,
  useHasScreen,
  useHost,
  useLastPage,
  useListAddress,
  useNow,
  useOffered,
  useOptimisticList,
  useReadable,
  useScreenKeys,
  useScreenTitle,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import {
  ariaKeys,
  ButtonLink,
  Icon,
  Kbd,
  keyFace,
  Page,
  PageTitle,
  Skeleton,
  SkeletonRows,
  TablePanel,
} from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useMemo } from 'react';
import styled from 'styled-components';
import { SettingsScreen } from '../settings/settings-screen';
import { AskPart } from '../start/ask-part';
import { useGameActions } from './actions/use-game-actions';
import { GamesTable } from './games-table';
import { gamesAddress } from './list-address';
import { ListFilters } from './list-filters';
import { gamesOfToday, todayLine } from './today';
import { TodayCards } from './today-cards';
import { useFreshCounts } from './use-fresh-counts';

const Foot = styled.div`margin-block-start: 12px;`;

const GAMES = keyStarts.games();

/** Rows of the skeleton. */
const SKELETON_ROWS = 5;

const NEW_GAME_ADDRESS = paths.settings(NEW_GAME);

/** Creates a new game. */
const NEW_KEY = 'n';

const FirstSteps = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "start" */ '../start/first-steps')).FirstSteps,
  <Loading />,
);

const Deleting = lazyScreenPart(() =>
  import(/* webpackChunkName: "rows" */ './actions/deleting').then((file) => file.Deleting),
);

/** The games a person organises or plays, with today's on top. */
export function GamesList() {
  const { api, navigation, session, phrases } = useHost();
  const knows = useHasScreen();
  const t = useTranslate();
  const language = useReadable(phrases.language);
  const me = useReadable(session.me);
  const superAdmin = me.super_admin === true;
  const creates = superAdmin && knows(NEW_GAME_ADDRESS);
  const { place, change } = useListAddress(gamesAddress);
  const sorts = useOffered('games-sort');
  const filter = sorts ? place : { ...place, sort: GAMES_FILTER_DEFAULT.sort };
  const list = useOptimisticList<GameRow>({
    query: pagesQuery(filter, (at) => gamesQuery(api, { ...filter, ...at })),
    lists: GAMES,
    related: [keys.gamesTrash()],
  });
  // The cards ignore the filters; without filters both share one request.
  const first = useOptimisticList<GameRow>({ query: gamesQuery(api, GAMES_FILTER_DEFAULT), lists: GAMES });
  const now = useNow();
  const { actions, asked, answered } = useGameActions(list);
  const today = useMemo(() => first.page && gamesOfToday(first.page.items, now), [first.page, now]);
  useScreenTitle(t('Games'));
  useFreshCounts();
  useScreenKeys(
    creates
      ? [
          {
            keys: NEW_KEY,
            label: t('New Game'),
            group: t('Games'),
            run: () => navigation.navigate(NEW_GAME_ADDRESS),
          },
        ]
      : [],
  );
  const newKey = useShortcut(NEW_KEY);
  const rested = useHasBeenIdle();

  const { page, query } = list;
  const waiting = query.isPlaceholderData;
  const beyond = useLastPage(query, filter.page, change);
  const narrowed = gamesAddress.isNarrowed(filter);
  const known = me.id !== undefined;
  const invitedOnly = known && !superAdmin && isInvitedOnly(first.page?.items);
  // Reserves the line while loading, so the list below doesn't move.
  const line = today ? todayLine(today, t, language) : !first.query.isError && '\u00A0';
  const none = !narrowed && !waiting && first.page?.items.length === 0 && page?.items.length === 0;
  const isFirst = none && known;
  const welcome = superAdmin
    ? t('Choose a start. You can change everything later.')
    : t('You have no games of your own yet.');

  return (
    <Page>
      <PageTitle
        title={t('Games')}
        text={isFirst ? welcome : line}
        actions={
          creates && (
            <ButtonLink
              as={Link}
              to={NEW_GAME_ADDRESS}
              $kind="primary"
              aria-keyshortcuts={newKey && ariaKeys(newKey)}
              onPointerEnter={SettingsScreen.preload}
            >
              <Icon of={Plus} />
              {t('New Game')}
              {newKey && <Kbd aria-hidden>{keyFace(newKey)}</Kbd>}
            </ButtonLink>
          )
        }
      />
      {!first.query.isError && <TodayCards games={today} now={now} />}
      <ListFilters filter={filter} change={change} count={page?.count} sorts={sorts} />
      {isFirst ? (
        <FirstSteps mayCreate={superAdmin} />
      ) : none && !rested ? (
        <Loading />
      ) : (
        <ListStates
          query={query}
          items={list.items}
          frame={TablePanel}
          skeleton={<Loading />}
          failed={t("We couldn't load your games")}
          narrowed={
            narrowed && {
              title: t('No game matches'),
              text: t('Nothing matches your search and filters.'),
              onClear: () => change({ term: '', category: '', history: GAMES_FILTER_DEFAULT.history }),
            }
          }
          empty={{ title: t('No games yet'), text: t('Games you create, manage or join appear here.') }}
        >
          <GamesTable
            rows={list.items}
            waiting={waiting}
            actions={actions}
            order={filter.sort}
            onOrder={sorts ? (sort) => change({ sort }) : undefined}
          />
        </ListStates>
      )}
      {(rested || asked) && <Deleting list={list} row={asked} onAnswered={answered} />}
      {!(page?.items.length === 0 && (beyond || waiting)) && (
        <Foot>
          <ListPages list={list} place={filter} change={change} count={page?.count} />
        </Foot>
      )}
      {invitedOnly && (
        <Foot>
          <AskPart />
        </Foot>
      )}
    </Page>
  );
}

const isInvitedOnly = (rows: readonly GameRow[] = []): boolean =>
  rows.length > 0 && rows.every(({ user }) => user?.access === 'Invited');

function Loading() {
  return (
    <Skeleton>
      <TablePanel>
        <SkeletonRows rows={SKELETON_ROWS} />
      </TablePanel>
    </Skeleton>
  );
}
