import type { CurrentUser, GameUser } from '@waymark/contract';
import type { Caller } from './caller';

/** Details of an account beyond those every call has. */
export interface CallerExtras {
  readonly photo: string | null;
  /** The role in the requested game. */
  readonly game: GameUser | undefined;
}

/** The signed-in account as sent to clients. */
export const presentCaller = (caller: Caller, { photo, game }: CallerExtras): CurrentUser => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  super_admin: caller.superAdmin,
  features: [...caller.features],
  photo,
  ...(caller.byLink ? { by_link: true } : {}),
  ...(game ? { game } : {}),
});
