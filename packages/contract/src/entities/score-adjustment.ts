import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { instant, text } from './shape';

/** Maximum points of one bonus or penalty. */
export const ADJUSTMENT_MOST = 10_000;
/** Maximum length of its reason. */
export const ADJUSTMENT_REASON_MAX = 255;

/** A bonus or penalty of a team. */
export const scoreAdjustmentSchema = z.looseObject({
  id: z.number(),
  team: z.looseObject({ id: teamId(), name: text() }),
  /** Negative for a penalty. */
  points: z.number(),
  reason: z.string(),
  /** Who gave it. */
  by: text(),
  created_at: instant(),
});
/** A bonus or penalty of a team. */
export type ScoreAdjustment = z.infer<typeof scoreAdjustmentSchema>;
