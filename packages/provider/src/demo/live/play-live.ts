import type { Database } from '../../db/database';
import { Repeated } from '../../repeated';
import { keepDemoFresh } from '../fresh/keep-fresh';
import { type Seeded, seeded } from '../seeded';
import { findLiveGame } from './live-game';
import { makeMove } from './make-move';
import { nextMove } from './next-move';

/** Between two things that happen. */
const EVERY = 5000;
const HOUR = 3_600_000;

/** Plays one move of the demo's live game; false while no game is on. */
export async function playMove(database: Database, random: Seeded, now: Date): Promise<boolean> {
  const live = await findLiveGame(database.db, now);
  const move = live && nextMove(random, live, now.getTime());
  if (!live || !move) return false;
  await makeMove({ database, random, now }, live, move);
  return true;
}

/** Lets teams play the demo's live game, and moves the demo's games forward when they have grown old. */
export function playDemo(database: Database, onFault: (error: unknown) => void): { stop(): Promise<void> } {
  const random = seeded(Date.now() % 2 ** 31);
  const playing = new Repeated(
    async () => void (await playMove(database, random, new Date())),
    { first: EVERY, every: EVERY },
    onFault,
  );
  const moving = new Repeated(
    async () => void (await keepDemoFresh(database, new Date())),
    { first: HOUR, every: HOUR },
    onFault,
  );
  return {
    stop: async () => {
      await Promise.all([playing.stop(), moving.stop()]);
    },
  };
}
