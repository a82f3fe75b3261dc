import * as z from '@waymark/contract/schema';
import { list, number, text } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';
import { cellErrors, SHEET_MOST_BYTES } from './task-files';

/** Contents of a team spreadsheet's columns: the team, and e-mail addresses of its players. */
export const TEAM_SHEET_FIELDS = ['team', 'email'] as const;
/** Content of a team spreadsheet's column. */
export type TeamSheetField = (typeof TEAM_SHEET_FIELDS)[number];
/** Maximum number of teams created by one spreadsheet. */
export const TEAM_SHEET_MOST_TEAMS = 2000;

/** Base64 adds a third, and there are other fields. */
const BODY_MOST_BYTES = SHEET_MOST_BYTES * 1.4;
const ids = () => z.array(z.number().check(z.int(), z.gte(1))).check(z.maxLength(20_000));
const body = () =>
  z.object({
    game_id: idParam(),
    /** The file, in base64. */
    file: z.string(),
    /** The field of each column in order, empty for ignored ones; by default according to the headers. */
    columns: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
  });

/** Preview an import of teams and players without changing anything. */
export const previewTeamSheet = defineRoute({
  method: 'POST',
  path: '/teams/import/preview.json',
  audience: 'signed-in',
  capability: 'team-sheets',
  mostBytes: BODY_MOST_BYTES,
  summary: 'What an import of teams would do',
  body: body(),
  answer: z.looseObject({
    columns: list(z.looseObject({ header: text(), field: text() })),
    fields: list(z.looseObject({ field: text(), header: text() })),
    rows: list(
      z.looseObject({
        /** Row number in the sheet. */
        row: number(),
        team: text(),
        emails: list(z.string()),
        errors: cellErrors(),
      }),
    ),
    /** How many teams and players would be added. */
    teams: number(),
    players: number(),
  }),
});

/** Add teams and players from a spreadsheet. Invalid rows are skipped. The ids in the response undo it. */
export const importTeamSheet = defineRoute({
  method: 'POST',
  path: '/teams/import.json',
  audience: 'signed-in',
  once: true,
  capability: 'team-sheets',
  mostBytes: BODY_MOST_BYTES,
  summary: 'Add teams and players from a spreadsheet',
  body: body(),
  answer: z.looseObject({
    /** Created teams. */
    teams: list(z.number()),
    /** Players added to teams. */
    players: list(z.number()),
    errors: cellErrors(),
  }),
});

/** Undo an import: its players leave their teams, and its teams are deleted unless they have answered since. */
export const undoTeamSheet = defineRoute({
  method: 'POST',
  path: '/teams/import/undo.json',
  audience: 'signed-in',
  capability: 'team-sheets',
  summary: 'Take an import of teams back',
  body: z.object({ game_id: idParam(), teams: ids(), players: ids() }),
  answer: anyAnswer,
});
