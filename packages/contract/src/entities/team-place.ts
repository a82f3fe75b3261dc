import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { instantOrNull, list, number, text } from './shape';

/** Where a team was, in degrees, and when. */
export const spotSchema = z.looseObject({ latitude: z.number(), longitude: z.number(), at: z.string() });
/** Where a team was, in degrees, and when. */
export type Spot = z.infer<typeof spotSchema>;

/** A team with its last place and how it came there. */
export const teamPlaceSchema = z.looseObject({
  id: teamId(),
  name: text(),
  assets: z.catch(z.optional(assetsSchema), undefined),
  /** Points of all time. */
  points: number(),
  /** Null if it has not answered yet. */
  last_answer_at: instantOrNull(),
  /** Null if it has not said where it is. */
  place: z.catch(z.nullable(spotSchema), null),
  /** Latitude and longitude of the places before, the oldest first; third, where it is known, the second since 1970. */
  trail: list(z.array(z.number())),
});
/** A team with its last place and how it came there. */
export type TeamPlace = z.infer<typeof teamPlaceSchema>;
