import { type Brand, brandOf, keys } from '@waymark/client';
import type { Game } from '@waymark/contract';
import { type Stored, useStored } from '@waymark/host-kit';
import { useMemo } from 'react';

/** The brand in the cache, merged with the game as it is now. It has to be loaded. */
export function useStoredBrand(game: Game): Stored<Brand> {
  const held = useStored<Brand>(keys.branding(game.id));
  const its = useStored<Game>(keys.game(game.id), game);
  return useMemo(() => {
    let last: { readonly from: readonly [Brand, Game]; readonly brand: Brand } | undefined;
    return {
      stored: () => {
        const from = [held.stored(), its.stored()] as const;
        if (last?.from[0] !== from[0] || last.from[1] !== from[1]) last = { from, brand: brandOf(...from) };
        return last.brand;
      },
      watch: (listener) => {
        const ends = [held.watch(listener), its.watch(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
    };
  }, [held, its]);
}
