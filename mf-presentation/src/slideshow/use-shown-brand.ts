import { brandingQuery, type SlideshowBrand } from '@waymark/client';
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

/**
 * The brand of the game where it has one, else the white label's. A provider may say it with the slides, to everybody in the
 * game; otherwise only administrators may read its colour.
 * @param isLoaded the slides have been loaded
 * @param said what was said with them
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
