import { gameQuery } from '@waymark/client';
import { BOARD_SIZE, type Game, type GameId, gameStateAt, readGameId, roleOf } from '@waymark/contract';
import {
  counted,
  GamePending,
  isLost,
  useGameTitle,
  useHost,
  useNow,
  useReadable,
  useTranslate,
  useWakeLock,
} from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { BrandMark, Dot, Page, PageTitle, useUi } from '@waymark/ui';
import { useMemo } from 'react';
import { useBoardActions } from '../staff/use-board-actions';
import { useBoard } from '../use-board';
import { ProjectorLine } from './projector-line';
import { projectorRows } from './projector-rows';
import { Foot, Rows, Stage, Top } from './projector-styles';
import { TimeLeft } from './time-left';
import { useAnswersSoFar } from './use-answers-so-far';
import { useRevealKeys } from './use-reveal-keys';

/** The leaderboard for a hall: no controls, and it keeps showing when offline. */
export function ProjectorScreen() {
  const game = readGameId(useParams().game);
  return game ? <ProjectorOf game={game} /> : null;
}

function ProjectorOf({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const query = useQuery(gameQuery(useHost().api, game));
  const { data, dataUpdatedAt, error } = query;
  useGameTitle(game, t('Leaderboard'));
  useWakeLock();
  const answers = useAnswersSoFar(game, data?.answers_count, dataUpdatedAt);
  if (data) return <ProjectorBoard game={game} data={data} answers={answers} />;
  if (!error) return <Stage />;
  // Not on the stage, which hides the pointer.
  return (
    <Page>
      <PageTitle title={t('Leaderboard')} />
      <GamePending query={query} />
    </Page>
  );
}

interface ProjectorBoardProps {
  readonly game: GameId;
  readonly data: Game;
  /** Undefined if the provider doesn't report it. */
  readonly answers: number | undefined;
}

function ProjectorBoard({ game, data, answers }: ProjectorBoardProps) {
  const t = useTranslate();
  const { brand, live, session } = useHost();
  const { language } = useUi();
  const { administrator } = roleOf(data.user, useReadable(session.me));
  const status = useReadable(live.status);
  const looked = { style: 'alltime', term: '', perPage: BOARD_SIZE, code: data.code ?? undefined } as const;
  const organiser = useBoard(game, looked, true);
  const isFrozen = Boolean(organiser.board?.frozen_at) && organiser.board?.revealed == null;
  // A reveal needs the true places; otherwise the audience sees what players see.
  const shown = useBoard(game, { ...looked, frozen: isFrozen || undefined }, true);
  const board = shown.board ?? organiser.board;
  const actions = useBoardActions(game);
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  useRevealKeys({ board, isAllowed: administrator, actions });
  const rows = board ? projectorRows(board) : [];
  const firsts = rows.filter(({ first }) => first).length;
  const state = gameStateAt(data, useNow());
  return (
    <Stage>
      <Top>
        <BrandMark name={brand.name} logo={brand.logo} />
        <h1 dir="auto">{data.name}</h1>
        <span>
          {/* Together, to avoid a shift when one loads. */}
          {board && (
            <>
              <Dot $tone="live" style={{ visibility: status === 'live' ? 'visible' : 'hidden' }} />
              <TimeLeft game={data} />
              {isFrozen ? t('Frozen') : counted(t, 'team', board.count ?? board.teams.length)}
            </>
          )}
        </span>
      </Top>
      <Rows>
        {rows.map(({ team, secret, first }, index) => (
          <ProjectorLine
            key={team.id}
            team={team}
            secret={secret}
            first={first}
            firsts={firsts}
            index={index}
            count={rows.length}
            movement={board?.revealed == null ? shown.movements.get(team.id) : undefined}
            number={number}
          />
        ))}
      </Rows>
      <Foot>
        <span>
          {data.code && state !== 'finished' && state !== 'stopped' && (
            <>
              {t('Join with')} <b>{data.code}</b>
            </>
          )}
        </span>
        <span>
          <span role="status">{isLost(status) ? t('Last known places') : ''}</span>
          {status === 'live' &&
            answers !== undefined &&
            (state === 'finished'
              ? counted(t, 'answer', answers)
              : t(answers === 1 ? '{n} answer so far' : '{n} answers so far', { n: answers }))}
        </span>
      </Foot>
    </Stage>
  );
}
