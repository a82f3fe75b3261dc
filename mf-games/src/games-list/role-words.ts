import type { GameRole } from '@waymark/contract';

/** A person's role in a game, in a few words. */
export function roleWords({ creator, administrator, coordinator, judge, joinedOnly }: GameRole): string {
  if (creator) return 'Your own game';
  if (administrator) return 'You manage this game';
  if (coordinator) return 'You coordinate this game';
  if (judge) return 'You judge this game';
  return joinedOnly ? 'You play in this game' : "You're invited to this game";
}
