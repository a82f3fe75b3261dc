import { TEAM_NAME_MAX, TEAM_SHEET_FIELDS, type TeamSheetField } from '@waymark/contract';
import { errors } from '../../server/errors';
import { holdsOnlyText } from '../../server/well-formed';
import type { ParsedFile } from '../../sheets/parse-file';
import { readAddresses } from './read-addresses';
import { type TeamFault, teamFault } from './team-fault';

/** A row of a sheet: a team, and players in it. */
export interface TeamSheetRow {
  readonly row: number;
  readonly team: string;
  readonly emails: readonly string[];
  readonly faults: TeamFault[];
  /** The cell with the address, such as `B7`. */
  cellOf(email: string): string;
}

/** Known column headers. */
const KNOWN: Readonly<Record<TeamSheetField, RegExp>> = {
  team: /team|group|crew|squad|mannschaft|equipo|\u00e9quipe|equipe/i,
  email: /e-?mail|address|player|member|adresse|correo|courriel/i,
};
/** Length at which an invalid address is truncated in messages, because a cell may hold a whole text. */
const SHOWN = 60;

/** The field of each column. @throws {ApiError} 422 if the given fields do not fit */
export function fieldsOf(
  headers: readonly string[],
  given: readonly string[] | undefined,
): readonly (TeamSheetField | undefined)[] {
  const free = new Set<TeamSheetField>(TEAM_SHEET_FIELDS);
  /** Players may be in several columns, the team only in one. */
  const take = (field: TeamSheetField) => field === 'email' || free.delete(field);
  if (given) {
    if (given.length > headers.length) throw errors.invalid({ columns: ["The sheet doesn't have that many columns."] });
    return headers.map((_, at) => {
      const field = TEAM_SHEET_FIELDS.find((one) => one === given[at]);
      if (!field) return undefined;
      if (!take(field)) throw errors.invalid({ columns: ['Only one column can hold the teams.'] });
      return field;
    });
  }
  return headers.map((header) => {
    const field = [...free].find((one) => KNOWN[one].test(header));
    if (field) take(field);
    return field;
  });
}

const letterOf = (at: number): string =>
  (at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));

/** The rows of a sheet, each with its own errors. */
export function readRows(
  rows: ParsedFile['rows'],
  fields: readonly (TeamSheetField | undefined)[],
): readonly TeamSheetRow[] {
  const teamAt = Math.max(0, fields.indexOf('team'));
  const emailsAt = fields.flatMap((field, at) => (field === 'email' ? [at] : []));
  return rows.map(({ row, cells }) => {
    const cell = (at: number) => `${letterOf(at)}${row}`;
    const team = (fields.includes('team') ? (cells[teamAt] ?? '') : '').trim().replace(/\s+/g, ' ');
    const faults: TeamFault[] = [];
    if (!holdsOnlyText(team)) faults.push(teamFault(cell(teamAt), 'signs'));
    if (team.length > TEAM_NAME_MAX) faults.push(teamFault(cell(teamAt), 'too-long', { n: TEAM_NAME_MAX }));
    const stands = new Map<string, number>();
    for (const at of emailsAt) {
      if (!holdsOnlyText(cells[at])) {
        faults.push(teamFault(cell(at), 'signs'));
        continue;
      }
      const { addresses, wrong } = readAddresses(cells[at] ?? '');
      for (const email of addresses) stands.set(email, at);
      for (const typed of wrong) {
        const short = typed.length > SHOWN ? `${typed.slice(0, SHOWN)}\u2026` : typed;
        faults.push(teamFault(cell(at), 'no-address', { text: short }));
      }
    }
    const emails = [...stands.keys()];
    if (team === '' && emails.length === 0 && faults.length === 0) {
      faults.push(teamFault(cell(teamAt), 'no-team'));
    } else if (team === '') {
      faults.push(teamFault(cell(teamAt), 'no-team-of-players'));
    }
    const cellOf = (email: string) => cell(stands.get(email) ?? teamAt);
    return { row, team: team.slice(0, TEAM_NAME_MAX), emails, faults, cellOf };
  });
}
