import { gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useZone } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { RelativeTime, type RelativeTimeProps } from '@waymark/ui';

interface GameTimeProps extends Omit<RelativeTimeProps, 'zone'> {
  readonly game: GameId;
}

/** A relative time whose exact time is in the game's zone. */
export function GameTime({ game, ...time }: GameTimeProps) {
  // Loaded by the screen; without it, the reader's own zone.
  const { data } = useQuery({ ...gameQuery(useHost().api, game), enabled: false });
  const zone = useZone(data?.tz);
  return <RelativeTime {...time} {...(zone ? { zone } : {})} />;
}
