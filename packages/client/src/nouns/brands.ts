import { deleteBrand, type GameId, listBrands, renameBrand, type SavedBrand, saveBrand } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Query options of the saved brands; requires `brands`. */
export const brandsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.brands(game),
  meta: shows([]),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly SavedBrand[]> =>
    (await callRoute(api, listBrands, { params: { id: game } }, { signal, silent: true })).brands,
});

/** Saves the brand of a game under a name. @returns all saved brands, as the other calls do */
export const keepBrand = async (api: Api, game: GameId, name: string, options?: CallOptions) =>
  (await callRoute(api, saveBrand, { params: { id: game }, body: { name } }, options)).brands;

/** Renames a saved brand. */
export const nameBrand = async (api: Api, game: GameId, brand: number, name: string, options?: CallOptions) =>
  (await callRoute(api, renameBrand, { params: { id: game, brand }, body: { name } }, options)).brands;

/** Deletes a saved brand. */
export const dropBrand = async (api: Api, game: GameId, brand: number, options?: CallOptions) =>
  (await callRoute(api, deleteBrand, { params: { id: game, brand } }, options)).brands;
