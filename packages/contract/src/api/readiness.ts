import * as z from '@waymark/contract/schema';
import { list, number, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

const findingSchema = z.looseObject({
  /** A rule of `READINESS_WORDS`; a newer provider may know more of them. */
  rule: z.string(),
  level: text(),
  /** Id of the challenge; without one it concerns the game itself. */
  task: number(),
  field: text(),
  values: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined),
});

/** What should be looked at before a game starts: the same rules as in the builder, over everything that is stored. */
export const checkReadiness = defineRoute({
  name: 'checkReadiness',
  method: 'GET',
  path: '/games/{id}/readiness.json',
  audience: 'signed-in',
  capability: 'readiness',
  summary: 'What should be looked at before a game starts',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    findings: list(findingSchema),
    /** How many challenges were looked at. */
    checked: number(),
    /** The challenges that the findings are about. */
    tasks: list(z.looseObject({ id: z.number(), name: text(), position: number() })),
  }),
});

/**
 * A game with no more of its challenges than the rules look at, for who checks it as it is being edited. What rules look
 * at is for them to know: all that is read here is which challenge it is.
 */
export const readGameToCheck = defineRoute({
  name: 'readGameToCheck',
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
    /** How many teams there are; absent before anybody has joined. */
    teams: number(),
  }),
});
