import type { AccountName } from '../brands/accounts';
import type { DemoRows } from '../rows/demo-rows';
import { type GameLine, PILOT_ID } from './game-line';

/** Codes of the games in which the account `joined` plays. */
const JOINED_IN: readonly string[] = ['PILOT24', 'DARK-SAT', 'GULLS', 'FESTIVAL'];

/** Whether the account `joined` plays in this game. */
export const playsHere = (line: GameLine): boolean => JOINED_IN.includes(line.code);

/** Whether the reviewers have a role in this game. */
const isStaffed = (line: GameLine): boolean => line.category === 'Active' || line.id === PILOT_ID || line.teams >= 8;

/** Adds the roles of the demo accounts in a game; players come with their teams. */
export function addStaff(
  rows: DemoRows,
  line: GameLine,
  accounts: Readonly<Record<AccountName, number>>,
  createdAt: Date,
): void {
  const add = (name: AccountName, access: string, flags: { coordinator?: true; judge?: true } = {}) =>
    rows.gameMembers.add({
      game_id: line.id,
      user_id: accounts[name],
      access,
      ...flags,
      created_at: createdAt,
    });
  add('owner', line.owner);
  add('admin', line.owner === 'Created' ? 'Managing' : 'Created');
  if (!isStaffed(line)) return;
  add('coordinator', 'Invited', { coordinator: true });
  add('judge', 'Invited', { judge: true });
}

/** The account that made the game. */
export const creatorOf = (line: GameLine): AccountName => (line.owner === 'Created' ? 'owner' : 'admin');
