import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { games } from '../db/schema';
import type { Envelope } from '../realtime/publish-event';

/** The webhook addresses of all games, or of one. */
export const listWebhooks = (queries: Queries, gameId?: number) =>
  queries
    .select({ id: games.id, address: games.webhook })
    .from(games)
    .where(
      and(ne(games.webhook, ''), isNull(games.deleted_at), gameId === undefined ? undefined : eq(games.id, gameId)),
    );

/** Whether an event may have changed the webhook of its game. A message that was too long lost its fields. */
export const mayChangeWebhook = ({ source, detail }: Envelope['message']): boolean =>
  source.startsWith('ss.game.') && (!detail.fields || detail.fields.includes('webhook'));
