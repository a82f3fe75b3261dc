import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ref, updatedAt, yesNo } from './columns';
import { games } from './games';
import { newTeamCode } from './team-code';
import { users } from './users';

/** Ids of what a merge moved to another team. */
export interface MergedParts {
  readonly players: readonly number[];
  readonly answers: readonly number[];
  readonly adjustments: readonly number[];
  /** Rewards given by hand that moved. Absent in merges of earlier releases. */
  readonly rewards?: readonly number[];
  /** Rewards given by hand that the other team had, too. */
  readonly shared_rewards?: readonly number[];
}

/** A team. Its photo is in `attachments`. */
export const teams = pgTable(
  'teams',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The team it was merged into. Such a team is also deleted, and returns when the merge is undone. */
    merged_into_id: ref(),
    /** What the merge moved, to undo it. */
    merged: jsonb().$type<MergedParts>(),
    /** Code for joining this team. Teams of earlier releases get one when it is first asked for. */
    code: text().$defaultFn(newTeamCode),
    /** When it first loaded the challenges of a start-anytime game. */
    began_at: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    deleted_at: moment(),
  },
  (table) => [index('teams_game').on(table.game_id, table.id), uniqueIndex('teams_code').on(table.code)],
);

/** Membership of players in teams; one team per game at a time. */
export const teamPlayers = pgTable(
  'team_players',
  {
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** Put there by a spreadsheet and not moved since, so that undoing the import removes it. */
    imported: yesNo(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.user_id] }),
    uniqueIndex('team_players_once').on(table.game_id, table.user_id),
    index('team_players_user').on(table.user_id),
  ],
);

/** An address that was invited to play. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    game_id: ref()
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** The team they were invited to; null if none yet. */
    team_id: ref().references(() => teams.id, { onDelete: 'set null' }),
    email: text().notNull(),
    user_id: ref().references(() => users.id, { onDelete: 'cascade' }),
    invited_by_id: ref().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    accepted_at: moment(),
  },
  (table) => [index('invitations_game').on(table.game_id, table.id)],
);
