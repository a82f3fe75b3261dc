import type { taskWriteSchema } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { Cleaned } from '../rich-text/clean-sync';

/** The parsed body of a challenge write. */
export type TaskBody = z.output<typeof taskWriteSchema>;
/** Formatted texts of a challenge. */
export const RICH = ['description', 'reward_description'] as const;
/** The same with sanitised texts. */
export type CleanTaskBody<Body extends TaskBody = TaskBody> = Cleaned<Body, (typeof RICH)[number]>;
