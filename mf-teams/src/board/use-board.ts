import { boardQuery, type StyledBoardView } from '@waymark/client';
import type { Board, GameId, LiveCode, LiveMessage } from '@waymark/contract';
import { gameOfMessage } from '@waymark/contract';
import { useHost, useLiveMessages } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { useState } from 'react';
import { type Movements, movementsBetween, STILL } from './movement';
import { usePacedReload } from './use-paced-reload';

/** Events that change places, or what a row shows. */
const MOVES: readonly LiveCode[] = [
  'ss.game.score',
  'ss.team.create',
  'ss.team.delete',
  'ss.team.update',
  'ss.team.merge',
  'ss.team.unmerge',
  'ss.team.rename',
  'ss.team.photo',
  'ss.game.media',
  'ss.game.update',
];
/** The only game fields that affect its board. */
const FIELDS = ['leaderboard', 'leaderboard_visible'];
/** Minimum milliseconds between reloads, more for large boards. */
const PAUSE = 600;
const PAUSE_LARGE = 2000;
const LARGE = 1000;

const concerns = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source !== 'ss.game.update' || fields === undefined || fields.some((field) => FIELDS.includes(field));

/** A live leaderboard with its teams' movements. */
export function useBoard(game: GameId, view: StyledBoardView, silent = false) {
  const { api } = useHost();
  const options = boardQuery(api, game, view, { silent });
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, refetch, isPlaceholderData } = query;
  const pause = (data?.teams.length ?? 0) > LARGE ? PAUSE_LARGE : PAUSE;
  // Scores may change many times a second.
  const reload = usePacedReload(options.queryKey, () => void refetch({ cancelRefetch: false }), pause);
  useLiveMessages(MOVES, (message) => {
    const of = gameOfMessage(message);
    if ((of === undefined || of === game) && concerns(message)) reload();
  });
  const movements = useMovements(isPlaceholderData ? undefined : data, JSON.stringify(view));
  return { query, board: data, movements };
}

/** Movements since the current view was opened. */
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
