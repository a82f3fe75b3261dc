import type { DescribedRecord } from '@waymark/contract';
import type { Queries } from '../../db/database';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { announce, type EventGame, type EventOptions } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { lockTeamGame, requireTeamWork } from '../../teams/policy';
import { listAttachments } from '../attachments';
import { mediaKey } from '../keys';
import { changeCaptions } from './change-captions';
import { checkCaptions } from './check-captions';
import { presentStored } from './present';
import { dropCaptions, findRecord, lockShown, storeAlternative } from './repo';

/** What stands in for the files of games, challenges, teams and rewards, for those who may change the record. */
export function alternativeRoutes(services: Services): HandlersOf<'listMediaAlternatives' | 'describeMedia'> {
  const { database, limits, origin, storage } = services;

  const requireRecord = async (queries: Queries, record: DescribedRecord, id: number) => {
    const found = await findRecord(queries, record, id);
    if (!found) throw errors.notFound();
    return found;
  };
  const announceTo = (tx: Queries, game: EventGame, { record, id, name }: Announced, by: EventOptions) => {
    const to = { database, tx };
    const fields = ['media_alternatives'];
    if (record === 'task') return announce(to, game, 'ss.task.update', { task: { id, name }, fields }, by);
    if (record === 'team') return announce(to, game, 'ss.team.update', { team: { id, name }, fields }, by);
    if (record === 'reward') return announce(to, game, 'ss.reward.update', { reward: { id } }, by);
    return announce(to, game, 'ss.game.update', { fields }, by);
  };

  return {
    listMediaAlternatives: async ({ params: { record, id }, caller }) => {
      const { gameId } = await requireRecord(database.db, record, id);
      const { role } = await requireGame(database.db, caller, gameId);
      if (record === 'team') requireTeamWork(role);
      else requireAdministrator(role);
      const attached = await listAttachments(database.db, record, id);
      return { files: attached.filter(({ state }) => state === 'ready').map((file) => presentStored(origin(), file)) };
    },

    describeMedia: async ({ params: { record, id, slot: name }, body, caller }) => {
      const captions = body.captions && { ...body.captions, text: checkCaptions(body.captions.text) };
      if (captions?.text) await limits.upload(caller);
      const { file, unused } = await database.tx(async (tx) => {
        const found = await requireRecord(tx, record, id);
        const game = await lockedGame(tx, caller, record, found.gameId);
        const place = { owner: record, ownerId: id, name };
        const shown = await lockShown(tx, place);
        if (!shown) throw errors.notFound();
        const { alt = '', decorative = false, captions: current = {} } = shown.alternative ?? {};
        const changed = captions && (await changeCaptions({ tx, storage }, { ...shown, captions: current }, captions));
        const after = {
          alt: body.alt?.trim() ?? alt,
          decorative: body.decorative ?? decorative,
          captions: changed?.captions ?? current,
        };
        await storeAlternative(tx, place, after);
        const changes = after.alt === alt ? [] : [{ field: 'alt', from: alt, to: after.alt }];
        await announceTo(tx, game, { record, id, name: found.name }, { userId: caller.userId, changes });
        const { replaced } = changed ?? {};
        return {
          file: presentStored(origin(), { ...shown, alternative: after }),
          unused: replaced && (await dropCaptions(tx, shown.uuid, replaced)) && mediaKey(shown.uuid, replaced),
        };
      });
      // Only now, because deleting a file can't be rolled back.
      if (unused) await storage.remove(unused);
      return { file };
    },
  };
}

interface Announced {
  readonly record: DescribedRecord;
  readonly id: number;
  readonly name: string;
}

/** @throws {ApiError} 404, 403 */
async function lockedGame(tx: Queries, caller: Caller, record: DescribedRecord, gameId: number) {
  return record === 'team' ? (await lockTeamGame(tx, caller, gameId)).game : await lockGame(tx, caller, gameId);
}
