import { type BoardView, boardQuery } from '@waymark/client';
import type { Board, GameId, LiveCode, LiveMessage } from '@waymark/contract';
import { gameOfMessage } from '@waymark/contract';
import { useHost, useLiveMessages } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { useEffect, useRef, useState } from 'react';
import { type Movements, movementsBetween, STILL } from './movement';

/** What moves places. */
const MOVES: readonly LiveCode[] = [
  'ss.game.score',
  'ss.team.create',
  'ss.team.delete',
  'ss.team.update',
  'ss.team.merge',
  'ss.team.unmerge',
  'ss.team.rename',
  'ss.team.photo',
  'ss.game.update',
];
/** Of a changed game, only this concerns its board. */
const FIELDS = ['leaderboard', 'leaderboard_visible'];
/** Milliseconds between two loads while scores move, more for boards that take longer to draw. */
const PAUSE = 600;
const PAUSE_LARGE = 2000;
const LARGE = 1000;

const concerns = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source !== 'ss.game.update' || fields === undefined || fields.some((field) => FIELDS.includes(field));

/** A leaderboard that follows the game, and how its teams move. */
export function useBoard(game: GameId, view: BoardView, silent = false) {
  const { api } = useHost();
  const query = useQuery({
    ...boardQuery(api, game, view, { silent }),
    placeholderData: keepPreviousData,
  });
  const { data, refetch, isPlaceholderData } = query;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = (data?.teams.length ?? 0) > LARGE ? PAUSE_LARGE : PAUSE;
  // Scores may move many times a second: the board follows as often as it can be read.
  useLiveMessages(MOVES, (message) => {
    const of = gameOfMessage(message);
    if ((of !== undefined && of !== game) || !concerns(message)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch({ cancelRefetch: false });
    }, pause);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const movements = useMovements(isPlaceholderData ? undefined : data, JSON.stringify(view));
  return { query, board: data, movements };
}

/** How teams have moved while one view of a board was open. */
function useMovements(board: Board | undefined, view: string): Movements {
  const [seen, setSeen] = useState<{ view: string; board: Board | undefined; movements: Movements }>({
    view,
    board,
    movements: STILL,
  });
  if (view === seen.view && (board === undefined || board === seen.board)) return seen.movements;
  const before = view === seen.view ? seen.board : undefined;
  const known = view === seen.view ? seen.movements : STILL;
  const movements = board ? movementsBetween(before?.teams, board.teams, known, Date.now()) : known;
  setSeen({ view, board: board ?? before, movements });
  return movements;
}
