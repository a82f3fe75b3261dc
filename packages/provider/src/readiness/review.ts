import { GAME_MODE, gameStateAt, READINESS_FIELD } from '@waymark/contract';
import { checkGame, type Finding, type GameContent } from '@waymark/contract/readiness';
import type { Database } from '../db/database';
import { writeClock } from '../games/clock';
import type { GameRow } from '../games/repo';
import { announce } from '../realtime/announce';
import { contentOf, type Looking } from './content';
import { findWatched, listAdministrators, lockStartCheck, type StartCheck, storeStartCheck } from './start-repo';

/** Reason for a check: the game starts soon, starts now, or was changed. */
export type Occasion = 'before_start' | 'at_start' | 'change';

/** How long before its start a game counts as about to start, in milliseconds. */
export const AHEAD = 3_600_000;

/**
 * Checks a game and tells its administrators about problems: all of them at the start, new ones after a change. The
 * first node to lock the game does it. The game starts in any case.
 */
export async function reviewGame(
  services: Looking & { readonly database: Database },
  gameId: number,
  occasion: Occasion,
): Promise<void> {
  const { database, now } = services;
  const watched = await findWatched(database.db, gameId);
  if (!watched || !isDue(watched, occasion, now())) return;
  await database.tx(async (tx) => {
    const check = await lockStartCheck(tx, gameId);
    const game = await findWatched(tx, gameId);
    if (!check || !game || !isDue(game, occasion, now(), check)) return;
    const problems = problemsIn(await contentOf(tx, game, services));
    const names = problems.map(nameOf);
    const toTell = occasion === 'change' ? problems.filter((one) => !check.told.includes(nameOf(one))) : problems;
    await storeStartCheck(tx, {
      ...check,
      ...(occasion === 'change' ? {} : { [occasion]: game.start_at }),
      told: names,
    });
    if (toTell.length === 0) return;
    const changes = [
      { field: READINESS_FIELD, from: null, to: [...new Set(toTell.map(({ rule }) => rule))].join(', ') },
    ];
    const only = await listAdministrators(tx, gameId);
    await announce({ database, tx }, game, 'ss.game.update', { fields: [READINESS_FIELD] }, { changes, only });
  });
}

/** @param check omitted if the game is not locked yet */
function isDue(game: GameRow, occasion: Occasion, now: Date, check?: StartCheck): boolean {
  // Its teams have started, so from now on only changes can break it.
  if (game.start_anytime === GAME_MODE.anytime) return occasion === 'change';
  if (!game.start_at) return false;
  if (occasion !== 'change') return check?.[occasion]?.getTime() !== game.start_at.getTime();
  const { category, start_anytime } = game;
  const state = gameStateAt({ category, start_anytime, ...writeClock(game) }, now.getTime());
  return state === 'live' || (state === 'scheduled' && game.start_at.getTime() - now.getTime() <= AHEAD);
}

const problemsIn = (content: GameContent): Finding[] => checkGame(content).filter(({ level }) => level === 'problem');
const nameOf = ({ rule, task = 0, field }: Finding): string => `${rule} ${task} ${field}`;
