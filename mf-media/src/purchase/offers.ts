import type { AddOn } from '@waymark/contract';
import type { IconDrawing } from '@waymark/ui';
import { Clapperboard, ImageUp, Link, List, Palette, Play, Star, Type } from '@waymark/ui/icons';

interface OfferPart {
  readonly icon: IconDrawing;
  readonly text: string;
  /** Shown only with (true) or only without (false) the provider's own reel capability. */
  readonly announced?: boolean;
}

interface Offer {
  readonly title: string;
  readonly text: string;
  /** What it includes. */
  readonly parts: readonly OfferPart[];
}

/** What each add-on promises: the basics of every provider, and more with capabilities. */
const OFFERS: Readonly<Record<AddOn, Offer>> = {
  branding: {
    title: 'Dress the game in your own brand',
    text: 'One price, one game, for as long as it exists.',
    parts: [
      { icon: Palette, text: 'Your colours, checked for contrast as you pick them' },
      { icon: ImageUp, text: 'Your logo, watermark and tour pictures' },
      { icon: List, text: 'Your menu: titles, order and what is shown' },
      { icon: Type, text: 'Your type: four fonts, light or dark' },
    ],
  },
  reels: {
    title: 'Turn the game into a film',
    text: 'One price, one game, for as long as it exists.',
    parts: [
      { icon: Clapperboard, text: 'A reel of the game, and one of each team and challenge' },
      { icon: Star, text: 'Made of the submissions you feature' },
      { icon: Play, text: 'Six soundtracks, in your colours, ready to share', announced: true },
      { icon: Link, text: 'Your choice of soundtrack, and a link to every reel', announced: false },
    ],
  },
};

/**
 * The text of an offer.
 * @param hasDesk whether the provider has the `reel-desk` capability
 */
export function offerOf(addOn: AddOn, hasDesk: boolean): Offer {
  const { parts, ...offer } = OFFERS[addOn];
  return { ...offer, parts: parts.filter(({ announced = hasDesk }) => announced === hasDesk) };
}
