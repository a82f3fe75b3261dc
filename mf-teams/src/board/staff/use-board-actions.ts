import { type BoardChange, boardQuery, keyStarts, type StyledBoardView, saveBoard } from '@waymark/client';
import { BOARD_SIZE, type Board, type GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';

/** A reveal starts with all but the first ten places shown. */
const REVEALED_AT_ONCE = 10;

/** Freezes the board for players, and reveals it on the projector. */
export function useBoardActions(game: GameId) {
  const { api } = useHost();
  const { run, isUnderWay } = useActions<'freeze' | 'reveal'>();
  const client = useQueryClient();
  const change = async (key: 'freeze' | 'reveal', body: BoardChange | (() => Promise<BoardChange>)) => {
    const done = await run(key, async () => saveBoard(api, game, typeof body === 'function' ? await body() : body));
    if (done) await client.invalidateQueries({ queryKey: keyStarts.boards(game) });
  };
  return {
    busy: isUnderWay('freeze') || isUnderWay('reveal'),
    /** Freezes the board for players. */
    freeze: () => change('freeze', { frozen: 1 }),
    /** Shows the live board to players and on the projector. */
    goLive: () => change('freeze', { frozen: 0, revealed: null }),
    /** Starts a reveal of all teams from a board. */
    startReveal: (view: StyledBoardView) =>
      change('reveal', async () => {
        const whole = await client.fetchQuery(boardQuery(api, game, wholeBoard(view)));
        return { revealed: Math.max(0, teamsOn(whole) - REVEALED_AT_ONCE) };
      }),
    /** Number of places shown, from the last one up. */
    reveal: (places: number) => change('reveal', { revealed: places }),
    /** More than there are, because teams may still join; null would show a frozen board as players see it. */
    revealAll: () => change('reveal', { revealed: BOARD_SIZE }),
  };
}

/** An organiser's actions on a board. */
export type BoardActions = ReturnType<typeof useBoardActions>;

/** A board with all teams as they are now, which the projector reveals. */
export const wholeBoard = (view: StyledBoardView): StyledBoardView => ({
  ...view,
  term: '',
  division: undefined,
  frozen: undefined,
});

/** Number of teams on a board. */
export const teamsOn = ({ count, teams }: Board): number => count ?? teams.length;

/** The next place to reveal on a whole board; undefined if all are shown or no reveal is running. */
export function nextPlace(whole: Board): number | undefined {
  const hidden = whole.revealed == null ? 0 : teamsOn(whole) - whole.revealed;
  return hidden > 0 ? hidden : undefined;
}
