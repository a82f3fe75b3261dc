import type { Role, Target } from '../role-fixtures';

/** Who may make a call, in the specification's words (part 1, section 6; part 2, sections 2 and 6). */
export type Rule =
  /** Works without a session. */
  | 'everyone'
  /** Works with any session of the white label. */
  | 'signed in'
  /** "Super admin sees a New Game link." */
  | 'super administrators'
  /** "Everyone sees Stream, Leaderboard, Slideshow": everybody in the game who is not banned. */
  | 'members'
  /** "Admin (access Created or Managing)": creator, administrator, super administrator. */
  | 'administrators'
  /** Solutions are for people who prepare the game or review answers. */
  | 'organisers and judges'
  /** "Administrators, coordinators, super admins: leaderboard Recalculate, regenerate answer media." */
  | 'administrators and coordinators'
  /** "Judges and administrators may override points": they may undo other people's decisions. */
  | 'judges and administrators'
  /** "Liberate menu for super admin." */
  | 'super administrators of the game'
  /** "Players join with an unlock code and submit": players with a team. */
  | 'players'
  /** Only administrators delete and restore; for everybody else the game no longer exists. */
  | 'administrators of a deleted game';

export const WITHOUT_SESSION: readonly Role[] = [
  'a visitor',
  'a caller with an expired token',
  'the creator in another white label',
];
export const NOT_IN_THE_GAME: readonly Role[] = ['a stranger', 'banned'];
/** In these fixtures, the game's creator and the super administrator also play. */
const PLAYERS: readonly Role[] = ['joined', 'creator', 'super administrator'];
const JUDGES: readonly Role[] = ['judge', 'judge by a link'];
export const ADMINISTRATORS: readonly Role[] = ['creator', 'managing', 'administrator', 'super administrator'];

/** The expected status of a call. `done` is the status if it is allowed. */
export function expected(rule: Rule, done: number, role: Role, target: Target, byLink = false): number {
  if (rule === 'everyone') return done;
  if (WITHOUT_SESSION.includes(role)) return 401;
  // May judge and do nothing else.
  if (role === 'judge by a link' && !byLink) return 403;
  if (rule === 'signed in') return done;
  if (rule === 'super administrators') return role === 'super administrator' ? done : 403;
  if (rule === 'administrators of a deleted game') {
    return target === 'deleted' && ADMINISTRATORS.includes(role) ? done : 404;
  }
  // Deleted games and those of other white labels are missing for everybody.
  if (target !== 'own') return 404;
  if (NOT_IN_THE_GAME.includes(role)) return 403;
  if (rule === 'super administrators of the game') return role === 'super administrator' ? done : 403;
  if (rule === 'organisers and judges' && (JUDGES.includes(role) || role === 'coordinator')) return done;
  if (rule === 'administrators and coordinators' && role === 'coordinator') return done;
  if (rule === 'judges and administrators' && JUDGES.includes(role)) return done;
  if (rule === 'players') return PLAYERS.includes(role) ? done : 403;
  return rule === 'members' || ADMINISTRATORS.includes(role) ? done : 403;
}
