import { type Game, type GameId, gameOfMessage, type LiveMessage, type LiveSource } from '@waymark/contract';

/** A reel that is ready: whose it is, and what that is called where the message said it. */
export interface FinishedReel {
  readonly game: GameId;
  readonly of: 'game' | 'team' | 'task';
  readonly id: number | undefined;
  readonly name: string | undefined;
}

const OWNERS: Partial<Readonly<Record<LiveSource, FinishedReel['of']>>> = {
  'ss.game.reel': 'game',
  'ss.team.reel': 'team',
  'ss.task.reel': 'task',
};

/** The reel that a message reports as ready; undefined for every other message. */
export function finishedReelOf(message: LiveMessage): FinishedReel | undefined {
  const of = OWNERS[message.source];
  const game = gameOfMessage(message);
  if (!of || game === undefined) return undefined;
  const { id, name } = message.detail[of] ?? {};
  return { game, of, id, name };
}

/**
 * Where a finished reel is found in its game.
 * @returns undefined where the game does not tell the address of exactly this reel
 */
export function reelAddressIn(game: Pick<Game, 'reel' | 'task_reels' | 'team_reels'>, reel: FinishedReel) {
  if (reel.of === 'game') return game.reel?.url ?? undefined;
  const reels = reel.of === 'team' ? game.team_reels : game.task_reels;
  const own = reels.filter(({ id, name }) => (reel.name === undefined ? id === reel.id : name === reel.name));
  return own.length === 1 ? (own[0]?.url ?? undefined) : undefined;
}
