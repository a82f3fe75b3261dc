import * as z from '@waymark/contract/schema';
import { list, number, numberOrNull } from './shape';

/** Where the answers of a game were given. */
export const gamePlacesSchema = z.looseObject({
  /** The busiest cells of a grid. */
  cells: list(
    z.looseObject({
      /** Centre of the answers, in degrees. */
      latitude: z.number(),
      longitude: z.number(),
      answers: number(),
      teams: number(),
      /** The challenge answered most often there. */
      task_id: numberOrNull(),
    }),
  ),
  /** Answers of the game with a location, and all of them. */
  located: number(),
  answers: number(),
});
/** Where the answers of a game were given. */
export type GamePlaces = z.infer<typeof gamePlacesSchema>;

/** Maximum number of cells in a response. */
export const PLACE_CELLS_MAX = 1000;
