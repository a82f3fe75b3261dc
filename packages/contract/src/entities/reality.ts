import * as z from '@waymark/contract/schema';
import { taskId } from './ids';
import type { Asset } from './media';
import { number, numberOrNull, text, textOrNull } from './shape';

/** Maximum number of AR items of a challenge. */
export const REALITIES_MAX = 5;
/** How an AR item's model is animated. */
export const REALITY_STYLES = ['loop', 'stop', 'static', 'chain-loop', 'chain-stop'] as const;
/** How an AR item's model is animated. */
export type RealityStyle = (typeof REALITY_STYLES)[number];

/** An AR item of a challenge: one of its slots. */
export const realitySchema = z.looseObject({
  id: number(),
  task_id: z.catch(z.optional(taskId()), undefined),
  /** Slot, from 1. */
  position: number(),
  model_url: textOrNull(),
  model_media_uuid: textOrNull(),
  model_media_extension: textOrNull(),
  animation_name: text(),
  duration_seconds: numberOrNull(),
  scale: numberOrNull(),
  delay_seconds: numberOrNull(),
  style: text(),
  /** `chapter.position`, such as `1.8`. */
  chain: text(),
  arrival_location_radius: number(),
});
/** An AR item of a challenge. */
export type Reality = z.infer<typeof realitySchema>;

/** The model of an AR item as assets, derived from its address. */
export const modelsOf = ({ model_url }: Pick<Reality, 'model_url'>): Asset[] =>
  model_url ? [{ name: 'model', url: model_url }] : [];
