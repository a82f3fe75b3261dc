import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { attachments, gameCounts, gameMembers, games, media } from '../db/schema';

/** What the list is asked for; null leaves a filter out. */
export type ListFilter = Readonly<
  Record<'category' | 'since' | 'term', string | null> & Record<'userId' | 'whiteLabelId' | 'limit' | 'offset', number>
>;

const given = (name: keyof ListFilter) => sql.placeholder(name);
const text = (name: keyof ListFilter): SQL => sql`${given(name)}::text`;

/**
 * One page of games with everything a row shows, in one statement, prepared once per connection. Only the page's games
 * are joined with counts and pictures; `total` counts the rest.
 * @param of the games somebody is a member of, or all of the white label
 */
export function prepareListQuery(queries: Queries, of: 'member' | 'everybody') {
  const mine = and(eq(gameMembers.game_id, games.id), eq(gameMembers.user_id, given('userId')));
  const from = queries.select({ id: games.id, updated_at: games.updated_at }).from(games);
  const joined = of === 'member' ? from.innerJoin(gameMembers, and(mine, eq(gameMembers.banned, false))) : from;
  const visible = queries.$with('visible').as(
    joined.where(
      and(
        eq(games.white_label_id, given('whiteLabelId')),
        isNull(games.deleted_at),
        sql`(${text('category')} is null or ${games.category} = ${text('category')})`,
        sql`(${text('since')} is null or ${games.updated_at} >= ${text('since')}::timestamptz)`,
        sql`(${text('term')} is null
          or position(lower(${text('term')}) in lower(${games.name})) > 0
          or position(lower(${text('term')}) in lower(${games.code})) > 0)`,
      ),
    ),
  );
  const page = queries
    .$with('page')
    .as(
      queries
        .select({ id: visible.id })
        .from(visible)
        .orderBy(desc(visible.updated_at), desc(visible.id))
        .limit(given('limit'))
        .offset(given('offset')),
    );
  return queries
    .with(visible, page)
    .select({
      total: sql<number>`(select count(*)::int from visible)`,
      id: games.id,
      code: games.code,
      name: games.name,
      category: games.category,
      game_type: games.game_type,
      license_type: games.license_type,
      start_anytime: games.start_anytime,
      start_at: games.start_at,
      finish_at: games.finish_at,
      tz: games.tz,
      updated_at: games.updated_at,
      export_player_enabled: games.export_player_enabled,
      liberated_team: games.liberated_team,
      liberated_branding: games.liberated_branding,
      liberated_library: games.liberated_library,
      access: gameMembers.access,
      administrator: gameMembers.administrator,
      coordinator: gameMembers.coordinator,
      judge: gameMembers.judge,
      challenges: gameCounts.challenges,
      teams: gameCounts.teams,
      players: gameCounts.players,
      answers: gameCounts.answers,
      waiting: gameCounts.waiting,
      photo_uuid: media.uuid,
      photo_thumb: sql<string | null>`${media.files} ->> 'thumb'`,
    })
    .from(page)
    .innerJoin(games, eq(games.id, page.id))
    .leftJoin(gameMembers, and(mine, eq(gameMembers.banned, false)))
    .leftJoin(gameCounts, eq(gameCounts.game_id, games.id))
    .leftJoin(
      attachments,
      and(eq(attachments.owner, 'game'), eq(attachments.owner_id, games.id), eq(attachments.name, 'standard')),
    )
    .leftJoin(media, and(eq(media.uuid, attachments.media_uuid), eq(media.state, 'ready')))
    .orderBy(desc(games.updated_at), desc(games.id))
    .prepare(`games_of_${of}`);
}

/** One row of the list. */
export type GameListRow = Awaited<ReturnType<ReturnType<typeof prepareListQuery>['execute']>>[number];
