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
  const language = useReadable(useHost().phrases.language);
  const zone = useGameZone(game);
  const isLong = span > DAY;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(ownFormat(language), {
      ...(isLong ? { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } : { timeStyle: 'short' }),
      timeZone: zone,
    });
    return (at) => format.format(at);
  }, [language, zone, isLong]);
}

/** Formats times for files as the exports do: `2026-05-01 11:10:00`, in the game's time zone. */
export function useFileTime(game: GameId): (at: number) => string {
  const timeZone = useGameZone(game);
  return (at) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
}

const useGameZone = (game: GameId): string =>
  ianaZoneOf(useQuery(gameQuery(useHost().api, game)).data?.tz ?? '') ?? 'UTC';
