import * as z from '@waymark/contract/schema';
import { number, text } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Featured submissions that a reel needs ([G66]). */
export const REEL_MINIMUM = 3;

/** Make reels again: of the teams, of the challenges, or without a type the reel of the game. For super administrators. */
export const generateReels = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/generate_reels.json',
  audience: 'signed-in',
  summary: 'Make reels of a game again',
  params: z.object({ id: idParam() }),
  body: z.object({ reel_type: z.optional(z.enum(['teams', 'challenges'])) }),
  answer: anyAnswer,
});

const reelState = z.looseObject({
  /** Of the team or challenge; of the game, its own. */
  id: number(),
  name: text(),
  /** Featured submissions it would be made of. */
  featured: number(),
  /** none, waiting, running or failed. */
  state: text(),
  /** Progress: `done` of `total`, which is 0 while unknown. */
  done: number(),
  total: number(),
  /** Why it failed. */
  fault: text(),
});
/** How far a reel is. */
export type ReelState = z.infer<typeof reelState>;

/** What there is to make reels of, and how far they are. For administrators. */
export const getReelDesk = defineRoute({
  method: 'GET',
  path: '/games/{id}/reels.json',
  audience: 'signed-in',
  capability: 'reel-desk',
  summary: 'What reels can be made of, and how far they are',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    /** Why this platform cannot make films, and what to do about it; empty if it can. */
    hindrance: text(),
    game: reelState,
    teams: z.array(reelState),
    tasks: z.array(reelState),
    /** `preview` is the address of its beginning as a sound; empty without one. */
    tracks: z.array(z.looseObject({ code: text(), name: text(), mood: text(), preview: text() })),
  }),
});
