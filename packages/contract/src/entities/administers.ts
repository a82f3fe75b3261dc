import type { GameUser } from './game-user';

/** The caller's account, as far as it matters for roles. */
export interface Account {
  readonly super_admin?: boolean | undefined;
}

/** Whether the caller administers a game: the part of `roleOf` that a screen asks about before anything else. */
export const administers = (user: GameUser | undefined, me?: Account): boolean =>
  [me?.super_admin, user?.super_admin, user?.creator, user?.administrator].includes(true) ||
  user?.access === 'Created' ||
  user?.access === 'Managing';
