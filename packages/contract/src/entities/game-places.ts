import * as z from '@waymark/contract/schema';
import { list, number, numberOrNull } from './shape';

/** Where the answers of a game were given. */
export const gamePlacesSchema = z.looseObject({
  /** The busiest cells of a grid. */
  cells: list(
    z.looseObject({
      /** The middle of the answers, in degrees. */
      latitude: z.number(),
      longitude: z.number(),
      answers: number(),
      teams: number(),
      /** The challenge that was answered most there. */
      task_id: numberOrNull(),
    }),
  ),
  /** Answers of the game that say where they were given, and all. */
  located: number(),
  answers: number(),
});
/** Where the answers of a game were given. */
export type GamePlaces = z.infer<typeof gamePlacesSchema>;

/** Cells that are told at most. */
export const PLACE_CELLS_MAX = 1000;
