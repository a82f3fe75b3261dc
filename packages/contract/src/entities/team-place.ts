import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { instantOrNull, list, number, text } from './shape';

/** Location of a team in degrees, with its time. */
export const spotSchema = z.looseObject({ latitude: z.number(), longitude: z.number(), at: z.string() });
/** Location of a team in degrees, with its time. */
export type Spot = z.infer<typeof spotSchema>;

/** A team with its last location and trail. */
export const teamPlaceSchema = z.looseObject({
  id: teamId(),
  name: text(),
  assets: z.catch(z.optional(assetsSchema), undefined),
  /** Total points. */
  points: number(),
  /** Null if it has not answered yet. */
  last_answer_at: instantOrNull(),
  /** Null if it hasn't shared one. */
  place: z.catch(z.nullable(spotSchema), null),
  /** Latitude and longitude of earlier locations, oldest first; third, if known, seconds since 1970. */
  trail: list(z.array(z.number())),
});
/** A team with its last location and trail. */
export type TeamPlace = z.infer<typeof teamPlaceSchema>;
