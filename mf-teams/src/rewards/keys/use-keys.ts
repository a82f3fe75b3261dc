import { personalizationsQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { silently } from '../../silently';

/** The game's personalisations: values by key. */
export function useKeys(game: GameId): ReadonlyMap<string, string> {
  const items = useQuery(personalizationsQuery(silently(useHost().api), game)).data?.items;
  return useMemo(() => new Map((items ?? []).map(({ key, value }) => [key ?? '', value ?? ''])), [items]);
}
