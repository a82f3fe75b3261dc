import { brandingWriteSchema, type SavedBrand } from '@waymark/contract';
import type { Queries } from '../../db/database';
import { requireAdministrator } from '../../games/policy';
import { lockGame, requireGame } from '../../games/require-game';
import { errors, isTaken } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { lockWhiteLabel } from '../../white-labels/lock-white-label';
import { presentBranding } from '../present';
import { findBranding } from '../repo';
import { countPresets, findPreset, insertPreset, listPresets, removePreset, renamePreset } from './repo';

/** Maximum number of saved brands per white label. */
const MOST = 200;

/** Named brands that administrators save for all games of their white label. */
export function savedBrandRoutes(
  services: Services,
): HandlersOf<'listBrands' | 'saveBrand' | 'renameBrand' | 'deleteBrand'> {
  const { database, origin } = services;
  const answer = async (queries: Queries, caller: Caller) => {
    const rows = await listPresets(queries, caller.whiteLabelId);
    return {
      brands: rows.map(
        ({ preset: { id, name, fields, created_at, created_by_id }, by }): SavedBrand => ({
          id,
          name,
          fields,
          by: by ?? '',
          created_at: created_at.toISOString(),
          mine: mayChange(caller, created_by_id),
        }),
      ),
    };
  };
  /** A brand that the caller may change. */
  const lockOwn = async (tx: Queries, caller: Caller, gameId: number, brand: number) => {
    await lockGame(tx, caller, gameId);
    const found = await findPreset(tx, caller.whiteLabelId, brand);
    if (!found) throw errors.notFound();
    if (!mayChange(caller, found.created_by_id)) {
      throw errors.notAllowed('Only the person who saved this brand, or a super administrator, may change it.');
    }
    return found;
  };

  return {
    listBrands: async ({ params, caller }) => {
      const { role } = await requireGame(database.db, caller, params.id);
      requireAdministrator(role);
      return answer(database.db, caller);
    },

    saveBrand: ({ params, body, caller }) =>
      unlessTaken(() =>
        database.tx(async (tx) => {
          const game = await lockGame(tx, caller, params.id);
          const name = nameIn(body.name);
          await lockWhiteLabel(tx, caller.whiteLabelId);
          if ((await countPresets(tx, caller.whiteLabelId)) >= MOST) {
            throw errors.invalid({ name: ['There are too many saved brands. Delete one first.'] });
          }
          const fields = fieldsIn(presentBranding(await findBranding(tx, game.id), [], origin()));
          const row = { white_label_id: caller.whiteLabelId, created_by_id: caller.userId, name, fields };
          await insertPreset(tx, row);
          return answer(tx, caller);
        }),
      ),

    renameBrand: ({ params, body, caller }) =>
      unlessTaken(() =>
        database.tx(async (tx) => {
          const { id } = await lockOwn(tx, caller, params.id, params.brand);
          await renamePreset(tx, id, nameIn(body.name));
          return answer(tx, caller);
        }),
      ),

    deleteBrand: ({ params, caller }) =>
      database.tx(async (tx) => {
        const { id } = await lockOwn(tx, caller, params.id, params.brand);
        await removePreset(tx, id);
        return answer(tx, caller);
      }),
  };
}

const mayChange = ({ userId, superAdmin }: Caller, savedBy: number | null): boolean => superAdmin || savedBy === userId;

function nameIn(given: string): string {
  const name = given.trim();
  if (name === '') throw errors.invalid({ name: ['Enter a name.'] });
  return name;
}

/** The writable fields of a brand: a saved brand passes the same checks as typed values. */
function fieldsIn(branding: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const kept = Object.keys(brandingWriteSchema.shape).flatMap((field) => {
    const value = branding[field];
    return (typeof value === 'string' || typeof value === 'number') && !/_media_/.test(field) ? [[field, value]] : [];
  });
  return Object.fromEntries(kept);
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error, 'brand_presets_name')) {
      throw errors.invalid({ name: ['A brand with that name already exists. Choose another name.'] });
    }
    throw error;
  }
}
