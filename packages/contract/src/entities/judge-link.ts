import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, number, text } from './shape';

/** A link by which somebody judges a game without an account. */
export const judgeLinkSchema = z.looseObject({
  id: z.number(),
  name: text(),
  created_at: instant(),
  expires_at: instant(),
  revoked_at: instantOrNull(),
  /** People who opened it. */
  judges: number(),
});
/** A link by which somebody judges a game without an account. */
export type JudgeLink = z.infer<typeof judgeLinkSchema>;
