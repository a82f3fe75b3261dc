import { gameWriteSchema, taskWriteSchema } from '@waymark/contract';
import * as z from 'zod/mini';

/** A challenge in the data: the fields of a write, and its prerequisite by number, from 1. */
const taskInFile = z.strictObject({
  ...taskWriteSchema.shape,
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  task_type: z.number(),
  points: z.number(),
  after: z.optional(z.strictObject({ number: z.number(), answers: z.optional(z.array(z.string())) })),
});

/** A template file of the folder `data`. */
export const templateFileSchema = z.strictObject({
  name: z.string(),
  /** One sentence for organisers. */
  text: z.string(),
  /** Playing time of a team. */
  minutes: z.number(),
  /** Settings of the new game. */
  game: z.pick(gameWriteSchema, { description: true, timer_visible: true, review: true, shuffled: true }),
  tasks: z.array(taskInFile),
});

/** The texts of a challenge in another language. */
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

/** A template's translated texts, as in the files of a language folder of `data`: its challenges in order. */
export const templateWordsSchema = z.strictObject({
  name: z.string(),
  text: z.string(),
  description: z.string(),
  tasks: z.array(wordsOfTask),
});
/** A template's translated texts. */
export type TemplateWords = z.output<typeof templateWordsSchema>;

/** A challenge of a template. */
export type TemplateTask = z.output<typeof taskInFile>;
/** A template of the installation. */
export type Template = z.output<typeof templateFileSchema> & {
  readonly id: string;
  /** Its picture, an SVG with an aspect ratio of 4 to 3. */
  readonly drawing: string;
  /** Its names in all languages. */
  readonly names: readonly string[];
};
