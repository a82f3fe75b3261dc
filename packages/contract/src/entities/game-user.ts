import * as z from '@waymark/contract/schema';
import { flag, text } from './shape';

/** What the caller is in a game ([G23]); absent flags count as no. */
export const gameUserSchema = z.looseObject({
  access: text(),
  super_admin: flag(),
  administrator: flag(),
  coordinator: flag(),
  judge: flag(),
  creator: flag(),
});
/** What the caller is in a game. */
export type GameUser = z.infer<typeof gameUserSchema>;
