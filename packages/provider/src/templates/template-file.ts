import { gameWriteSchema, taskWriteSchema } from '@waymark/contract';
import * as z from 'zod/mini';

/** A challenge as the data has it: the fields of a write, and the challenge it waits for by its number, from 1. */
const taskInFile = z.strictObject({
  ...taskWriteSchema.shape,
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  task_type: z.number(),
  points: z.number(),
  after: z.optional(z.strictObject({ number: z.number(), answers: z.optional(z.array(z.string())) })),
});

/** A template as a file of the folder `data` has it. */
export const templateFileSchema = z.strictObject({
  name: z.string(),
  /** One sentence for organisers. */
  text: z.string(),
  /** How long a team takes. */
  minutes: z.number(),
  /** Settings of the game that is made of it. */
  game: z.pick(gameWriteSchema, { description: true, timer_visible: true, review: true, shuffled: true }),
  tasks: z.array(taskInFile),
});

/** The words of a challenge in another language; the rest is the same in all. */
const wordsOfTask = z.strictObject({
  name: z.string(),
  ...z.pick(taskWriteSchema, {
    description: true,
    hint_1: true,
    multiplechoice: true,
    trivia: true,
    reward_title: true,
    reward_description: true,
  }).shape,
});

/** A template's words in another language, as a file of a folder of `data` has them: its challenges in order. */
export const templateWordsSchema = z.strictObject({
  name: z.string(),
  text: z.string(),
  description: z.string(),
  tasks: z.array(wordsOfTask),
});
/** A template's words in another language. */
export type TemplateWords = z.output<typeof templateWordsSchema>;

/** A challenge of a template. */
export type TemplateTask = z.output<typeof taskInFile>;
/** A template: a game to start from that comes with the installation. */
export type Template = z.output<typeof templateFileSchema> & {
  readonly id: string;
  /** Its picture, an SVG of 4 to 3. */
  readonly drawing: string;
  /** Its names in all languages. */
  readonly names: readonly string[];
};
