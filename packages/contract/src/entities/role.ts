import { type Account, administers } from './administers';
import type { GameUser } from './game-user';

/** Roles in a game, from most to fewest permissions ([G23]). */
export interface GameRole {
  readonly superAdmin: boolean;
  /** Created the game: the owner, and the only one who may change its description. */
  readonly creator: boolean;
  /** Administers the game: created or manages it, or is a super administrator. */
  readonly administrator: boolean;
  readonly coordinator: boolean;
  readonly judge: boolean;
  /** Sees only the slideshow: a player without another role. */
  readonly joinedOnly: boolean;
}

/**
 * The caller's role in a game.
 * @param user the `user` of the game in the response
 * @param me the caller's account, whose `super_admin` counts as well
 */
export function roleOf(user: GameUser | undefined, me?: Account): GameRole {
  const superAdmin = user?.super_admin === true || me?.super_admin === true;
  const creator = user?.access === 'Created' || user?.creator === true;
  const administrator = administers(user, me);
  const coordinator = user?.coordinator === true;
  const judge = user?.judge === true;
  const joinedOnly = user?.access === 'Joined' && !administrator && !coordinator && !judge;
  return { superAdmin, creator, administrator, coordinator, judge, joinedOnly };
}
