import { personalizationsQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/**
 * The game's personalisations: values by key, undefined until loaded. Shown beside other things, so a refusal opens no
 * dialog.
 */
export function useKeys(game: GameId): ReadonlyMap<string, string> | undefined {
  const items = useQuery(personalizationsQuery(useHost().api, game, { silent: true })).data?.items;
  return useMemo(() => items && new Map(items.map(({ key, value }) => [key ?? '', value ?? ''])), [items]);
}
