import * as z from '@waymark/contract/schema';
import { flag, text } from './shape';

/** The caller's role in a game ([G23]); absent flags count as no. */
export const gameUserSchema = z.looseObject({
  access: text(),
  super_admin: flag(),
  administrator: flag(),
  coordinator: flag(),
  judge: flag(),
  creator: flag(),
});
/** The caller's role in a game. */
export type GameUser = z.infer<typeof gameUserSchema>;
