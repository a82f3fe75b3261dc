import { gameQuery } from '@waymark/client';
import { type GameId, ianaZoneOf } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { ownFormat } from '@waymark/ui';
import { useMemo } from 'react';

const DAY = 86_400_000;

/**
 * Formats times in the game's time zone.
 * @param span milliseconds between the first and the last time; the date is added where needed
 */
export function useGameTime(game: GameId, span: number): (at: number) => string {
  const { api, phrases } = useHost();
  const language = useReadable(phrases.language);
  const zone = useQuery(gameQuery(api, game)).data?.tz;
  const isLong = span > DAY;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(ownFormat(language), {
      ...(isLong ? { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } : { timeStyle: 'short' }),
      timeZone: ianaZoneOf(zone ?? '') ?? 'UTC',
    });
    return (at) => format.format(at);
  }, [language, zone, isLong]);
}
