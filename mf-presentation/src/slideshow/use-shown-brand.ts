import { brandingQuery, type SlideshowBrand } from '@waymark/client';
import { type Game, roleOf } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** The branding of the title. */
export interface ShownBrand {
  readonly name: string;
  readonly colour: string;
  /** Only games have one. */
  readonly logo: string | undefined;
}

/**
 * The game's brand, otherwise the white label's. Providers may send it with the slides to everyone in the game;
 * otherwise only administrators can read its colour.
 * @param isLoaded whether the slides have loaded
 * @param said the brand sent with them
 */
export function useShownBrand(game: Game, isLoaded: boolean, said: SlideshowBrand | undefined): ShownBrand {
  const { api, brand, session } = useHost();
  const { administrator } = roleOf(game.user, useReadable(session.me));
  const isBranded = game.grey_enabled === true;
  const asks = isBranded && administrator && isLoaded && !said;
  const { data } = useQuery({ ...brandingQuery(api, game), enabled: asks });
  const { name, colour } = brand;
  const shown = said?.colour || data?.top_nav_background_color || colour;
  const logo = said ? said.logo : (data?.pictures.logo ?? (isBranded ? gameLogoOf(game) : undefined));
  return useMemo(() => ({ name, colour: shown, logo }), [name, shown, logo]);
}

const gameLogoOf = ({ assets }: Game): string | undefined => assets?.photos.find(({ name }) => name === 'logo')?.url;
