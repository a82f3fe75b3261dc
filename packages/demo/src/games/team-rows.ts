import type { PlayerNames } from '../brands/player-names';
import type { DemoFile, Library } from '../media/library';
import type { PlayingTeam } from '../play/write-answer';
import type { DemoRows } from '../rows/demo-rows';

/** A team to create. */
export interface TeamPlan {
  readonly name: string;
  readonly photo?: DemoFile;
  readonly players: number;
  /** An additional account that plays in it. */
  readonly account?: number;
}

/** Dependencies of creating a game's teams. */
export interface TeamContext {
  readonly rows: DemoRows;
  readonly library: Library;
  readonly names: PlayerNames;
  readonly whiteLabelId: number;
  readonly gameId: number;
  /** The brand of the players. */
  readonly customer: string;
  readonly at: Date;
}

/** Adds a player of the game, whose account has no password yet. */
export function addPlayer(context: TeamContext): number {
  const { rows, at } = context;
  const { name, email } = context.names.next(context.customer.split(',')[0] ?? context.customer);
  const id = rows.users.nextId();
  rows.users.add({
    id,
    white_label_id: context.whiteLabelId,
    email,
    name,
    password_generated: true,
    unlock_code: `${context.gameId}${String(id).padStart(4, '0')}`,
    created_at: at,
    updated_at: at,
  });
  rows.gameMembers.add({ game_id: context.gameId, user_id: id, access: 'Joined', created_at: at });
  return id;
}

/** Adds the teams of a game with their players. */
export function addTeams(context: TeamContext, plans: readonly TeamPlan[]): PlayingTeam[] {
  const { rows, gameId, at } = context;
  return plans.map((plan) => {
    const id = rows.teams.nextId();
    rows.teams.add({ id, game_id: gameId, name: plan.name, created_at: at, updated_at: at });
    if (plan.photo) {
      const media_uuid = context.library.uuid(plan.photo);
      rows.attachments.add({ owner: 'team', owner_id: id, name: 'standard', media_uuid, created_at: at });
    }
    const players = Array.from({ length: plan.players }, () => addPlayer(context));
    if (plan.account !== undefined) {
      rows.gameMembers.add({ game_id: gameId, user_id: plan.account, access: 'Joined', created_at: at });
      players.push(plan.account);
    }
    for (const user_id of players) rows.teamPlayers.add({ team_id: id, user_id, game_id: gameId, created_at: at });
    return { id, players };
  });
}
