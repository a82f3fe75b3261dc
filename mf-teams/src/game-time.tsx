import { gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { RelativeTime, type RelativeTimeProps } from '@waymark/ui';
import { useEffect, useState } from 'react';

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

/** The IANA zone by its name in the settings. The table of zones loads later: only exact times need it. */
function useZone(name: string | undefined): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => {
    void import(/* webpackChunkName: "zones" */ './zones').then(
      ({ ianaZoneOf }) => setZone(ianaZoneOf(name)),
      () => undefined,
    );
  }, [name]);
  return zone;
}
