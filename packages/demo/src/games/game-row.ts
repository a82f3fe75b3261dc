import type { games } from '@waymark/provider/schema';
import type { GameTimes } from './clock';
import type { GameLine } from './game-line';

const DAY = 24 * 60 * 60_000;

/** When the game was created: some weeks before it was played or last changed. */
export const createdAt = (line: GameLine, times: GameTimes, now: Date): Date => {
  const changed = now.getTime() - line.changed;
  const start = times.start_at?.getTime() ?? changed;
  return new Date(Math.min(changed, start) - (9 + (line.id % 23)) * DAY);
};

/** The row of a game. */
export function gameRow(
  line: GameLine,
  times: GameTimes,
  of: { readonly whiteLabelId: number; readonly creatorId: number; readonly email: string; readonly now: Date },
): typeof games.$inferInsert {
  const bought = line.category === 'Archive' || line.teams > 6;
  return {
    id: line.id,
    white_label_id: of.whiteLabelId,
    creator_id: of.creatorId,
    name: line.name,
    description: `${line.blurb}\n\n${line.customer}`,
    code: line.code,
    category: line.category,
    license_type: line.teams > 1 || line.category === 'Template' ? 2 : 1,
    primary_email: of.email,
    ...times,
    tz: line.tz,
    timer_visible: times.time_to_play > 0 ? 1 : 0,
    searchability: line.customer.startsWith('Public') || line.customer.startsWith('Family') ? 1 : 0,
    join_existing_team: line.id % 3 === 0 ? 1 : 0,
    late: line.id % 2 === 0 ? 'reject' : '',
    share_location: line.id % 4 === 1 ? 1 : 0,
    soundtrack: line.category === 'Archive' ? String((line.id % 6) + 1) : '',
    grey_enabled: bought,
    reels_enabled: bought && line.id % 2 === 1,
    liberated_team: line.teams > 1,
    liberated_branding: bought,
    liberated_library: line.category === 'Template',
    created_at: createdAt(line, times, of.now),
    updated_at: new Date(of.now.getTime() - line.changed),
  };
}
