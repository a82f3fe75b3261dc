import type { getDonationPage, RouteAnswer } from '@waymark/contract';
import { findBranding } from '../branding/repo';
import type { Queries } from '../db/database';
import { inkOn } from '../mail/ink';
import { type Attachment, listAttachments } from '../media/attachments';
import { standardUrl } from '../media/urls';
import type { findOpenGame } from './open-game';

type OpenGame = NonNullable<Awaited<ReturnType<typeof findOpenGame>>>;

/** A game as people without a session see it: its name, picture, and its own brand or the white label's. */
export async function presentDonationPage(
  queries: Queries,
  game: OpenGame,
  origin: string,
): Promise<RouteAnswer<typeof getDonationPage>> {
  const own = game.grey_enabled ? await findBranding(queries, game.id) : undefined;
  const attached = await listAttachments(queries, 'game', game.id);
  const addressOf = (part: string): string => {
    const isIt = ({ name, kind, state }: Attachment) => name === part && kind === 'image' && state === 'ready';
    const found = attached.find(isIt);
    return found ? standardUrl(origin, found) : '';
  };
  return {
    name: game.name,
    photo: addressOf('standard'),
    logo: own ? addressOf('logo') : '',
    bar: own?.top_nav_background_color ?? game.colour,
    ink: own?.top_nav_txt_color ?? inkOn(game.colour),
    accent: own?.body_tint_color ?? '',
  };
}
