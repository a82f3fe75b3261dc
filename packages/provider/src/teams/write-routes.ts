import { PAGE_SIZE_DEFAULT, TEAM_NAME_MAX } from '@waymark/contract';
import { pageOf } from '../challenges/places';
import type { Queries } from '../db/database';
import { lockGame } from '../games/require-game';
import { settle } from '../leaderboard/settle';
import { announceMedia } from '../media/announce-media';
import { showUpload } from '../media/show-upload';
import { announce } from '../realtime/announce';
import { endHandGrants } from '../rewards/update-grants';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { requireRoom } from './capacity';
import { lockTeamGame } from './policy';
import { presentTeam } from './present';
import { freeTeamName, insertTeam, isNameTaken, lockTeam, placeOfTeam, removeTeam, renameTeam } from './team-rows';

const ADMINISTRATOR = { administrator: true };

/** Creating, changing and deleting teams. */
export function teamWriteRoutes(services: Services): HandlersOf<'createTeam' | 'updateTeam' | 'deleteTeam'> {
  const { database, origin, now } = services;
  return {
    createTeam: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        await requireRoom(tx, game);
        const team = await insertTeam(tx, game.id, await freeTeamName(tx, game.id), now());
        const { id, name } = team;
        await announce({ database, tx }, game, 'ss.team.create', { team: { id, name } }, { userId: caller.userId });
        await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
        return {
          team: await presentTeam(tx, team, ADMINISTRATOR, origin()),
          meta: { page: pageOf(await placeOfTeam(tx, team), body.per_page ?? PAGE_SIZE_DEFAULT) },
        };
      }),

    updateTeam: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, role } = await lockTeamGame(tx, caller, body.game_id);
        const team = await lockTeam(tx, game.id, params.id);
        if (!team) throw errors.notFound();
        const name = body.name === undefined ? team.name : await readName(tx, game.id, team.id, body.name);
        const fields: string[] = [];
        const renamed = name !== team.name;
        if (renamed) {
          await renameTeam(tx, team.id, name, now());
          fields.push('name');
        }
        const place = { owner: 'team', ownerId: team.id, name: 'standard' } as const;
        const uuid = body.standard_media_uuid;
        const ready =
          uuid === undefined
            ? undefined
            : await showUpload(tx, caller, place, {
                uuid,
                extension: body.standard_media_extension,
                kind: 'image',
                field: 'standard_media_uuid',
                refusal: 'The file is not an uploaded picture.',
              });
        if (uuid !== undefined) fields.push('photo');
        if (fields.length > 0) {
          const changes = renamed ? [{ field: 'name', from: team.name, to: name }] : [];
          const parts = { team: { id: team.id, name }, fields };
          const by = { userId: caller.userId };
          await announce({ database, tx }, game, 'ss.team.update', parts, { ...by, changes });
          // For listeners of one kind only; the line of the history is written already.
          const again = { ...by, unrecorded: true };
          if (renamed) await announce({ database, tx }, game, 'ss.team.rename', { ...parts, fields: ['name'] }, again);
          if (fields.includes('photo')) {
            await announce({ database, tx }, game, 'ss.team.photo', { ...parts, fields: ['photo'] }, again);
          }
        }
        if (ready) await announceMedia(services, tx, ready, caller.userId);
        return { team: await presentTeam(tx, { id: team.id, name }, role, origin()) };
      }),

    deleteTeam: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, query.game_id);
        const team = await lockTeam(tx, game.id, params.id);
        if (!team) throw errors.notFound();
        await removeTeam(tx, team.id, now());
        // Its places of limited rewards go to the next teams.
        await endHandGrants(tx, team.id);
        await settle(services, tx, game, [team.id]);
        const parts = { team: { id: team.id, name: team.name } };
        await announce({ database, tx }, game, 'ss.team.delete', parts, { userId: caller.userId });
        await announce({ database, tx }, game, 'ss.analytic.teams', {}, { unrecorded: true });
        return {};
      }),
  };
}

/** The name to store. @throws {ApiError} 422 if it is empty, too long or taken */
async function readName(tx: Queries, gameId: number, teamId: number, typed: string): Promise<string> {
  const name = typed.trim().replace(/\s+/g, ' ');
  const refuse = (message: string) => errors.invalid({ name: [message] });
  if (name === '') throw refuse('Enter a name.');
  if (name.length > TEAM_NAME_MAX) throw refuse(`Use at most ${TEAM_NAME_MAX} characters.`);
  if (await isNameTaken(tx, gameId, name, teamId)) throw refuse('Another team has this name.');
  return name;
}
