import * as z from '@waymark/contract/schema';
import { flag, list, number, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

const findingSchema = z.looseObject({
  /** A rule of `READINESS_WORDS`; newer providers may have more. */
  rule: z.string(),
  level: text(),
  /** Id of the challenge; absent if it concerns the game itself. */
  task: number(),
  field: text(),
  values: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
});

/** What to check before a game starts: the builder's rules, applied to everything stored. */
export const checkReadiness = defineRoute({
  method: 'GET',
  path: '/games/{id}/readiness.json',
  audience: 'signed-in',
  capability: 'readiness',
  summary: 'What should be looked at before a game starts',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    findings: list(findingSchema),
    /** Number of checked challenges. */
    checked: number(),
    /** The challenges with findings. */
    tasks: list(z.looseObject({ id: z.number(), name: text(), position: number() })),
  }),
});

/**
 * A game reduced to what the rules read, for checking it while it is edited. Only the rules know these fields: all that
 * is validated here is the challenge's id.
 */
export const readGameToCheck = defineRoute({
  method: 'GET',
  path: '/games/{id}/readiness/content.json',
  audience: 'signed-in',
  capability: 'readiness',
  summary: 'What a check of a game as it is being edited looks at',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    game: z.looseObject({}),
    tasks: z.array(z.looseObject({ id: z.number() })),
    keys: list(z.string()),
    rewards: list(z.looseObject({ title: z.string(), trig: z.number(), style: z.string() })),
    /** Number of teams; absent before anybody has joined. */
    teams: number(),
    /** Whether the provider stores what pictures show. */
    alternatives: flag(),
  }),
});
