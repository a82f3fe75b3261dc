import { type Game, type GameId, gameOfMessage, type LiveCode, type LiveMessage } from '@waymark/contract';

/** A finished reel: its owner, and the owner's name if the message has it. */
export interface FinishedReel {
  readonly game: GameId;
  readonly of: 'game' | 'team' | 'task';
  readonly id: number | undefined;
  readonly name: string | undefined;
}

const OWNERS: Partial<Readonly<Record<LiveCode, FinishedReel['of']>>> = {
  'ss.game.reel': 'game',
  'ss.team.reel': 'team',
  'ss.task.reel': 'task',
};

/** The reel that a message reports as finished; undefined for other messages. */
export function finishedReelOf(message: LiveMessage): FinishedReel | undefined {
  const of = OWNERS[message.source];
  const game = gameOfMessage(message);
  if (!of || game === undefined) return undefined;
  const { id, name } = message.detail[of] ?? {};
  return { game, of, id, name };
}

/**
 * Where a finished reel is in its game.
 * @returns undefined if the game does not have the address of this reel
 */
export function reelAddressIn(game: Pick<Game, 'reel' | 'task_reels' | 'team_reels'>, reel: FinishedReel) {
  if (reel.of === 'game') return game.reel?.url ?? undefined;
  const reels = reel.of === 'team' ? game.team_reels : game.task_reels;
  const own = reels.filter(({ id, name }) => (reel.name === undefined ? id === reel.id : name === reel.name));
  return own.length === 1 ? (own[0]?.url ?? undefined) : undefined;
}
