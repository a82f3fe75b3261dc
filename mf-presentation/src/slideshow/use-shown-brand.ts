import { brandingQuery } from '@waymark/client';
import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** What the title is dressed in. */
export interface ShownBrand {
  readonly name: string;
  readonly colour: string;
  /** Only a game has one of its own. */
  readonly logo: string | undefined;
}

/** The brand of the game where it has one and this person may read it, else the white label's. */
export function useShownBrand(game: Game): ShownBrand {
  const { api, brand, session } = useHost();
  const { administrator } = roleOf(game.user, useReadable(session.me));
  const { data } = useQuery({ ...brandingQuery(api, game), enabled: administrator && game.grey_enabled === true });
  const { name, colour } = brand;
  const own = data?.pictures.logo;
  const shown = data?.top_nav_background_color || colour;
  const logo = own && api.resolve(own);
  return useMemo(() => ({ name, colour: shown, logo }), [name, shown, logo]);
}
