import type { CurrentUser, GameUser } from '@waymark/contract';
import type { Caller } from './caller';

/** What is told of an account beside what every call knows of its caller. */
export interface CallerExtras {
  readonly photo: string | null;
  /** What the caller is in the game that was asked for. */
  readonly game: GameUser | undefined;
}

/** The signed-in account as it travels. */
export const presentCaller = (caller: Caller, { photo, game }: CallerExtras): CurrentUser => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  super_admin: caller.superAdmin,
  features: [...caller.features],
  photo,
  ...(game ? { game } : {}),
});
