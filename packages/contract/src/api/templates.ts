import * as z from '@waymark/contract/schema';
import { gameSchema } from '../entities/game';
import { number, text } from '../entities/shape';
import { writeAnswer } from './answer-shapes';
import { defineRoute } from './route';

const templateId = () => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const templateSchema = z.looseObject({
  id: templateId(),
  name: z.string(),
  /** Its name in every language, to recognise a copy made in another one. */
  names: z.optional(z.array(z.string())),
  /** One sentence for organisers. */
  text: text(),
  /** Duration for a team, in minutes. */
  minutes: number(),
  /** A picture for an `img` element. */
  picture: text(),
  /** Its challenges in order. */
  tasks: z.array(z.looseObject({ name: z.string(), task_type: number(), points: number() })),
});
/** An installed template for new games. */
export type InstalledTemplate = z.infer<typeof templateSchema>;

/** The installed templates, for people who may create games. */
export const listTemplates = defineRoute({
  method: 'GET',
  path: '/templates.json',
  audience: 'signed-in',
  capability: 'templates',
  summary: 'The games that come with the installation to start from',
  answer: z.looseObject({ templates: z.array(templateSchema) }),
});

/** Create a draft from a template. 404 for an unknown one, 422 names invalid fields. */
export const startFromTemplate = defineRoute({
  method: 'POST',
  path: '/templates/{id}/games.json',
  audience: 'signed-in',
  once: true,
  capability: 'templates',
  summary: 'Create a draft game from a template',
  params: z.object({ id: templateId() }),
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(255))),
    tz: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: writeAnswer('game', gameSchema),
});
