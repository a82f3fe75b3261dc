import type { GameUser } from './game-user';

/** What somebody may do in a game, from most to least ([G23]). */
export interface GameRole {
  readonly superAdmin: boolean;
  /** Created the game: the owner, who alone may change its description. */
  readonly creator: boolean;
  /** Administrates the game: created or manages it, or is super administrator. */
  readonly administrator: boolean;
  readonly coordinator: boolean;
  readonly judge: boolean;
  /** Sees the slideshow only: joined as a player and holds no other role. */
  readonly joinedOnly: boolean;
}

/**
 * The role of the caller in a game.
 * @param user the `user` of the game as the provider answered it
 * @param me the caller's own account, whose `super_admin` counts as well
 */
export function roleOf(user: GameUser | undefined, me?: { readonly super_admin?: boolean | undefined }): GameRole {
  const superAdmin = user?.super_admin === true || me?.super_admin === true;
  const creator = user?.access === 'Created' || user?.creator === true;
  const administrator = superAdmin || creator || user?.access === 'Managing' || user?.administrator === true;
  const coordinator = user?.coordinator === true;
  const judge = user?.judge === true;
  const joinedOnly = user?.access === 'Joined' && !administrator && !coordinator && !judge;
  return { superAdmin, creator, administrator, coordinator, judge, joinedOnly };
}
