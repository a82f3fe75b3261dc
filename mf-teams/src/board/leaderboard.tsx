import { gameQuery, tasksQuery } from '@waymark/client';
import { BOARD_SIZE, type Game, type GameId, paths, readGameId, roleOf } from '@waymark/contract';
import {
  GamePending,
  Link,
  ListStates,
  lazyScreenPart,
  PageNotFound,
  useGameTitle,
  useHost,
  useListAddress,
  useOffered,
  useReadable,
  useScreenKeys,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useNavigate, useParams } from '@waymark/host-kit/router';
import { Banner, ButtonLink, Icon, Kbd, keyFace, Page, PageTitle, ShortButton, Spinner, Stack } from '@waymark/ui';
import { Calculator, Projector } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { boardAddress } from './board-address';
import { BoardFilters } from './board-filters';
import { BoardSkeleton } from './board-skeleton';
import { BoardList } from './list/board-list';
import { type BoardDialog, BoardMenu } from './staff/board-menu';
import { RevealBar } from './staff/reveal-bar';
import { useBoardActions } from './staff/use-board-actions';
import { useRescore } from './staff/use-rescore';
import { useVisibility } from './staff/use-visibility';
import { useBoard } from './use-board';
import { useTellMoves } from './use-tell-moves';

const FrozenBanner = lazyScreenPart(async () => (await import('./staff/frozen-banner')).FrozenBanner);
const AdjustDialog = lazyScreenPart(async () => (await import('./staff/adjust-dialog')).default);
const JobList = lazyScreenPart(async () => (await import('../jobs/job-list')).JobList);
const EmbedDialog = lazyScreenPart(async () => (await import('./staff/embed-dialog')).default);

const PROJECTOR_KEY = 'p';
/** Only the count is needed. */
const ONE_TASK = { term: '', page: 1, perPage: 1 };

const Waiting = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

/** The leaderboard of a game. */
export function Leaderboard() {
  const game = readGameId(useParams().game);
  if (game) return <BoardOf key={game} game={game} />;
  return (
    <Page>
      <PageNotFound />
    </Page>
  );
}

function BoardOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { api } = useHost();
  const query = useQuery(gameQuery(api, game));
  const { data, error } = query;
  useGameTitle(game, t('Leaderboard'));
  // The call needs the entry code, so the board waits for its game.
  return data ? (
    <BoardScreen game={game} data={data} />
  ) : (
    <Page>
      <PageTitle title={t('Leaderboard')} />
      {error ? <GamePending query={query} /> : <BoardSkeleton />}
    </Page>
  );
}

function BoardScreen({ game, data }: { readonly game: GameId; readonly data: Game }) {
  const t = useTranslate();
  const { api, session } = useHost();
  const navigate = useNavigate();
  const role = roleOf(data.user, useReadable(session.me));
  const { place, change } = useListAddress(boardAddress);
  const [asPlayers, setAsPlayers] = useState(false);
  const divides = useOffered('leaderboard-divisions');
  const view = {
    style: undefined,
    styles: place.style || undefined,
    term: place.term,
    perPage: BOARD_SIZE,
    code: data.code ?? undefined,
    division: divides && place.division ? place.division : undefined,
    frozen: asPlayers || undefined,
  };
  const { query, board, movements } = useBoard(game, view);
  useTellMoves(board, movements);
  const states = { ...query, data: query.data && { items: query.data.teams } };
  const tasks = useQuery(tasksQuery(api, game, ONE_TASK, { silent: true })).data?.count ?? 0;
  const rescore = useRescore(game);
  const actions = useBoardActions(game);
  const visibility = useVisibility(game, data);
  const [dialog, setDialog] = useState<BoardDialog>();
  const organises = role.administrator || role.coordinator;
  const hidden = data.leaderboard_visible === 0 && !organises && !role.judge;
  const projector = paths.boardProjector(game);
  useScreenKeys([
    {
      keys: PROJECTOR_KEY,
      label: t('Open the projector'),
      group: t('Leaderboard'),
      run: () => void navigate(projector),
    },
  ]);
  const shortcut = useShortcut(PROJECTOR_KEY);
  const teams = board?.teams ?? [];
  return (
    <Page>
      <PageTitle
        title={t('Leaderboard')}
        text={t('Rows move as answers are reviewed.')}
        actions={
          <>
            {organises && (
              <BoardMenu
                game={game}
                board={board}
                view={view}
                actions={actions}
                administers={role.administrator}
                onOpen={setDialog}
              />
            )}
            {organises && (
              <ShortButton
                icon={Calculator}
                aria-label={t('Recalculate')}
                disabled={rescore.running}
                onClick={rescore.start}
              >
                <span>{t('Recalculate')}</span>
              </ShortButton>
            )}
            <ButtonLink as={Link} to={projector} $kind="primary">
              <Icon of={Projector} />
              {t('Projector')}
              {shortcut && <Kbd aria-hidden>{keyFace(shortcut)}</Kbd>}
            </ButtonLink>
          </>
        }
      />
      <BoardFilters
        place={place}
        onChange={change}
        divides={divides}
        divisions={board?.groups ?? []}
        visibility={role.administrator ? visibility : undefined}
      />
      <Stack>
        {rescore.running && (
          <Banner>
            <Waiting>
              <Spinner />
              {t('Recalculating scores. Ranks may change.')}
            </Waiting>
          </Banner>
        )}
        {organises && board?.frozen_at && (
          <FrozenBanner since={board.frozen_at} tz={data.tz} asPlayers={asPlayers} onChange={setAsPlayers} />
        )}
        {role.administrator && board?.revealed != null && <RevealBar game={game} view={view} actions={actions} />}
        <ListStates
          query={states}
          items={teams}
          skeleton={<BoardSkeleton />}
          failed={t("We couldn't load the leaderboard")}
          empty={
            hidden
              ? { title: t('The leaderboard is hidden'), text: t('The organisers decide when it is shown.') }
              : { title: t('No teams yet'), text: t('Teams appear here once they join.') }
          }
          narrowed={
            !hidden &&
            (place.term !== '' || view.division !== undefined) && {
              title: place.term ? t('No team has “{term}” in its name', { term: place.term }) : t('No team matches'),
              onClear: () => change({ term: '', division: 0 }),
            }
          }
        >
          {board && <BoardList game={game} board={board} movements={movements} tasks={tasks} />}
        </ListStates>
      </Stack>
      {dialog === 'adjust' && <AdjustDialog game={game} view={view} onClose={() => setDialog(undefined)} />}
      {dialog === 'jobs' && <JobList game={game} onClose={() => setDialog(undefined)} />}
      {dialog === 'embed' && <EmbedDialog game={game} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}
