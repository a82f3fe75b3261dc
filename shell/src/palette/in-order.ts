import type { PickGroup } from './pick-dialog';

/**
 * Commands come first, unless the name of a screen begins with the term: who types "leader" for the leaderboard must not
 * freeze it.
 */
export function inOrder(commands: PickGroup, screens: PickGroup, term: string): readonly PickGroup[] {
  const start = term.trim().toLowerCase();
  const names = start !== '' && screens.picks.some(({ label }) => label.toLowerCase().startsWith(start));
  return names ? [screens, commands] : [commands, screens];
}
