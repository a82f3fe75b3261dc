import type { bulkWriteSchema } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database';
import type { UndoSteps } from '../../db/schema';
import { lockGame } from '../../games/require-game';
import { announce } from '../../realtime/announce';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import { trashSince } from '../../trash/window';
import { readWindow } from '../check-times';
import { type Faults, refuseFaults } from '../faults';
import { closeGaps, placeBack } from '../positions';
import { existingIds, type TaskValues } from '../repo';
import { undoParts } from '../sheets/undo-parts';
import { lockTrashed, trashTasks } from '../trash/repo';
import { changeBack, changeSeveral, findBackward, findExisting, tagBack, tagSeveral, untagSeveral } from './repo';
import { findUndo, markUndone, storeUndo } from './undos';

type Changes = z.output<typeof bulkWriteSchema>;
type LockedGame = Awaited<ReturnType<typeof lockGame>>;

const labelsOf = (labels: readonly string[] = []): string[] => [
  ...new Set(labels.map((label) => label.trim().replace(/\s+/g, ' ')).filter((label) => label !== '')),
];
const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
const several = (ids: readonly number[]) => ids.map((id) => ({ id }));

/** Changing several challenges at once, and undoing it. */
export function taskBulkRoutes({ database, now }: Services): HandlersOf<'changeTasks' | 'undoTasks'> {
  /** @throws {ApiError} 422 naming the error; nothing is changed then */
  const change = async (
    tx: Queries,
    game: LockedGame,
    ids: readonly number[],
    { add_tags, remove_tags, starts_at, ends_at, ...fields }: Changes,
  ): Promise<UndoSteps> => {
    const faults: Faults = {};
    const values: TaskValues = { ...fields, ...readWindow({ starts_at, ends_at }, game.tz, faults) };
    refuseFaults(faults);
    const before = await changeSeveral(tx, ids, values, now());
    const backward = await findBackward(tx, ids);
    const timed = values.starts_at !== undefined || values.ends_at !== undefined;
    if (timed && backward !== undefined) {
      throw errors.invalid({ ends_at: [`The end must be after the start. It is not in “${backward}”.`] });
    }
    const untagged = await untagSeveral(tx, game.white_label_id, ids, labelsOf(remove_tags));
    const tagged = await tagSeveral(tx, game.white_label_id, ids, labelsOf(add_tags));
    return { before, after: values, tagged, untagged };
  };

  return {
    changeTasks: ({ body: { game_id, ids: sent, delete: deletes, ...changes }, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, game_id);
        const ids = [...new Set(sent)];
        const known = await existingIds(tx, game.id, ids);
        if (known.size < ids.length) throw errors.invalid({ ids: ['The game has no such challenge.'] });
        const fields = Object.keys(changes);
        if (deletes) {
          if (fields.length > 0)
            throw errors.invalid({ delete: ['Challenges can be changed or deleted, but not both at once.'] });
          await trashTasks(tx, game.id, ids, now());
          await closeGaps(tx, game.id);
          await announce({ database, tx }, game, 'ss.task.delete', { tasks: several(ids) }, caller);
          return storeUndo(tx, game.id, { deleted: ids }, now());
        }
        if (fields.length === 0) throw errors.malformed('There is nothing to change.');
        const steps = await change(tx, game, ids, changes);
        await announce({ database, tx }, game, 'ss.task.update', { tasks: several(ids), fields }, caller);
        return storeUndo(tx, game.id, steps, now());
      }),

    undoTasks: ({ body, caller }) =>
      database.tx(async (tx) => {
        const game = await lockGame(tx, caller, body.game_id);
        const found = await findUndo(tx, game.id, body.undo_id, trashSince(now()));
        if (!found) throw errors.notFound();
        const { deleted = [], created = [], before = [], after = {}, tagged = [], untagged = [] } = found.steps;
        const { locks = [], files, items } = found.steps;
        const touched = before.map(({ id }) => Number(id));
        const pairs = [...tagged, ...untagged].map(([task]) => task);
        const parts = [
          ...locks.map(({ task }) => task),
          ...(files?.before ?? []).filter(({ owner }) => owner === 'task').map(({ owner_id }) => owner_id),
        ];
        const ids = [...new Set([...deleted, ...created, ...touched, ...pairs, ...parts])];
        // Clients that missed the response ask again.
        if (found.undone_at) return { ids };
        const back = await lockTrashed(tx, game.id, deleted, trashSince(now()));
        if (back.length > 0) {
          const restored = back.map(({ id }) => id);
          await placeBack(tx, game.id, restored);
          await announce({ database, tx }, game, 'ss.task.create', { tasks: several(restored) }, caller);
        }
        const unwanted = await findExisting(tx, game.id, created);
        if (unwanted.length > 0) {
          await trashTasks(tx, game.id, unwanted, now());
          await closeGaps(tx, game.id);
          await announce({ database, tx }, game, 'ss.task.delete', { tasks: several(unwanted) }, caller);
        }
        const withParts = parts.length > 0 || (items?.before.length ?? 0) > 0 || (files?.before.length ?? 0) > 0;
        if (withParts) await undoParts(tx, game.id, found.steps, now());
        if (touched.length > 0 || pairs.length > 0 || withParts) {
          const afters = isList(after) ? after : before.map(({ id }) => ({ ...after, id }));
          await changeBack(tx, { game: game.id }, before, afters, now());
          await tagBack(tx, tagged, untagged);
          const changed = await findExisting(tx, game.id, [...new Set([...touched, ...pairs, ...parts])]);
          const set = Object.keys(afters[0] ?? {}).filter((field) => field !== 'id');
          const fields = [...set, ...(withParts ? ['realities'] : []), ...(pairs.length > 0 ? ['tags'] : [])];
          await announce({ database, tx }, game, 'ss.task.update', { tasks: several(changed), fields }, caller);
        }
        await markUndone(tx, found.id, now());
        return { ids };
      }),
  };
}
