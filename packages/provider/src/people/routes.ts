import type { LiveSource } from '@waymark/contract';
import type { Queries } from '../db/database';
import { lockGame } from '../games/require-game';
import type { TeamRow } from '../play/repo';
import { announce } from '../realtime/announce';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { leaveTeam, teamOfPlayer } from '../teams/team-rows';
import { changeMember, countOtherAdministrators, lockMember, type MemberRow } from './member-rows';

type Names =
  | 'addAdministrator'
  | 'removeAdministrator'
  | 'addCoordinator'
  | 'removeCoordinator'
  | 'banPlayer'
  | 'unbanPlayer';
type PeopleSource = Extract<LiveSource, `ss.${'admin' | 'coordinator' | 'user'}.${string}`>;
/** The result of a change: the team a person had to leave. Undefined if nothing changed. */
type Change = { readonly left?: TeamRow | undefined } | undefined;
type Work = (tx: Queries, member: MemberRow, caller: Caller) => Promise<Change>;

/** Manages administrators, coordinators and bans of a game; for its administrators. */
export function peopleRoutes({ database }: Services): HandlersOf<Names> {
  /** Changes a member; only actual changes are announced. */
  const changing =
    (source: PeopleSource, work: Work) =>
    ({
      params,
      query,
      caller,
    }: {
      readonly params: { readonly id: number };
      readonly query: { readonly player_id: number };
      readonly caller: Caller;
    }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, params.id);
        const member = await lockMember(tx, game.id, query.player_id);
        if (!member) throw errors.notFound();
        const change = await work(tx, member, caller);
        if (!change) return {};
        const by = { userId: caller.userId };
        // Announced first, because a banned person receives nothing afterwards.
        await announce({ database, tx }, game, source, {}, by);
        const { left } = change;
        if (left) {
          const parts = { team: { id: left.id, name: left.name }, fields: ['users'] };
          await announce({ database, tx }, game, 'ss.team.update', parts, by);
        }
        return {};
      });

  return {
    addAdministrator: changing('ss.admin.create', async (tx, member) => {
      refuseBanned(member);
      if (isAdministrator(member)) return undefined;
      await changeMember(tx, member, { administrator: true, access: 'Managing' });
      return {};
    }),

    removeAdministrator: changing('ss.admin.delete', async (tx, member) => {
      if (!isAdministrator(member)) return undefined;
      if (member.access === 'Created') throw errors.conflict('The creator of a game is always an administrator.');
      if ((await countOtherAdministrators(tx, member)) === 0) {
        throw errors.conflict('A game needs an administrator. Make somebody else one first.');
      }
      const access = member.access === 'Managing' ? 'Joined' : member.access;
      await changeMember(tx, member, { administrator: false, access });
      return {};
    }),

    addCoordinator: changing('ss.coordinator.create', async (tx, member) => {
      refuseBanned(member);
      if (member.coordinator) return undefined;
      await changeMember(tx, member, { coordinator: true });
      return {};
    }),

    removeCoordinator: changing('ss.coordinator.delete', async (tx, member) => {
      if (!member.coordinator) return undefined;
      await changeMember(tx, member, { coordinator: false });
      return {};
    }),

    banPlayer: changing('ss.user.ban', async (tx, member, caller) => {
      if (member.banned) return undefined;
      if (member.access === 'Created') throw errors.conflict("The creator of a game can't be banned.");
      if (member.user_id === caller.userId) throw errors.conflict("You can't ban yourself.");
      if (isAdministrator(member) && (await countOtherAdministrators(tx, member)) === 0) {
        throw errors.conflict('A game needs an administrator. Make somebody else one first.');
      }
      // People return as players.
      const access = member.access === 'Managing' ? 'Joined' : member.access;
      await changeMember(tx, member, {
        access,
        banned: true,
        administrator: false,
        coordinator: false,
        judge: false,
      });
      const left = await teamOfPlayer(tx, member.game_id, member.user_id);
      await leaveTeam(tx, member.game_id, member.user_id);
      return { left };
    }),

    unbanPlayer: changing('ss.user.unban', async (tx, member) => {
      if (!member.banned) return undefined;
      await changeMember(tx, member, { banned: false });
      return {};
    }),
  };
}

const isAdministrator = ({ access, administrator }: MemberRow): boolean =>
  administrator || access === 'Created' || access === 'Managing';

function refuseBanned({ banned }: MemberRow): void {
  if (banned) throw errors.conflict('This person is banned from the game. Lift the ban first.');
}
