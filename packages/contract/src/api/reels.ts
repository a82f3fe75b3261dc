import * as z from '@waymark/contract/schema';
import { number, text } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Featured submissions that a reel needs ([G66]). */
export const REEL_MINIMUM = 3;

/** Generate reels again: those of teams or challenges, or without a type the game's. For super administrators. */
export const generateReels = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/generate_reels.json',
  audience: 'signed-in',
  summary: 'Make reels of a game again',
  params: z.object({ id: idParam() }),
  body: z._default(z.object({ reel_type: z.optional(z.enum(['teams', 'challenges'])) }), {}),
  answer: anyAnswer,
});

const reelState = z.looseObject({
  /** The team's or challenge's id; the game's own for its reel. */
  id: number(),
  name: text(),
  /** Featured submissions it would contain. */
  featured: number(),
  /** none, waiting, running or failed. */
  state: text(),
  /** Progress: `done` of `total`, which is 0 while unknown. */
  done: number(),
  total: number(),
  /** Why it failed. */
  fault: text(),
});
/** The progress of a reel. */
export type ReelState = z.infer<typeof reelState>;

/** The material for reels, and their progress. For administrators. */
export const getReelDesk = defineRoute({
  method: 'GET',
  path: '/games/{id}/reels.json',
  audience: 'signed-in',
  capability: 'reel-desk',
  summary: 'What reels can be made of, and how far they are',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    /** Why this platform cannot make videos, and the remedy; empty if it can. */
    hindrance: text(),
    game: reelState,
    teams: z.array(reelState),
    tasks: z.array(reelState),
    /** `preview` is the address of an audio preview; empty without one. */
    tracks: z.array(z.looseObject({ code: text(), name: text(), mood: text(), preview: text() })),
  }),
});
