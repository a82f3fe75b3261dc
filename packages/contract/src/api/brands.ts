import * as z from '@waymark/contract/schema';
import { instant, number, text } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

const savedBrand = z.looseObject({
  id: number(),
  name: text(),
  /** The writable fields of a brand with their values, without pictures. */
  fields: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  /** Who saved it; empty if their account is deleted. */
  by: text(),
  created_at: instant(),
  /** Whether the caller may rename and delete it. */
  mine: z.catch(z.boolean(), false),
});
/** A brand saved under a name, for any game of the white label. */
export type SavedBrand = z.infer<typeof savedBrand>;

/** Maximum length of the name of a saved brand. */
export const BRAND_NAME_MAX = 60;
const body = () => z.object({ name: z.string().check(z.maxLength(BRAND_NAME_MAX)) });
const answer = z.looseObject({ brands: z.array(savedBrand) });
const brandParams = z.object({ id: idParam(), brand: idParam() });

/** The saved brands of the game's white label by name. For administrators, like all of these. */
export const listBrands = defineRoute({
  method: 'GET',
  path: '/games/{id}/brands.json',
  audience: 'signed-in',
  capability: 'brands',
  summary: 'The saved brands of the white label',
  params: z.object({ id: idParam() }),
  answer,
});

/** Save the brand of a game under a name. 422 if the name is taken. */
export const saveBrand = defineRoute({
  method: 'POST',
  path: '/games/{id}/brands.json',
  audience: 'signed-in',
  capability: 'brands',
  summary: 'Save the brand of a game under a name',
  params: z.object({ id: idParam() }),
  body: body(),
  answer,
});

/** Rename a saved brand; for the person who saved it and super administrators. */
export const renameBrand = defineRoute({
  method: 'PUT',
  path: '/games/{id}/brands/{brand}.json',
  audience: 'signed-in',
  capability: 'brands',
  summary: 'Rename a saved brand',
  params: brandParams,
  body: body(),
  answer,
});

/** Delete a saved brand; for the person who saved it and super administrators. Games using it keep it. */
export const deleteBrand = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/brands/{brand}.json',
  audience: 'signed-in',
  capability: 'brands',
  summary: 'Delete a saved brand',
  params: brandParams,
  answer,
});
