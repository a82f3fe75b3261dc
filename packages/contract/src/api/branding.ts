import * as z from '@waymark/contract/schema';
import { brandingSchema, brandingWriteSchema } from '../entities/branding';
import { idParam } from './parts';
import { defineRoute } from './route';

/** The branding of a game, with defaults for unset fields. */
export const getBranding = defineRoute({
  method: 'GET',
  path: '/games/{id}/grey.json',
  audience: 'signed-in',
  summary: 'The branding of a game',
  params: z.object({ id: idParam() }),
  answer: brandingSchema,
});

/** Change fields of a game's branding, once it is bought. 422 names invalid fields. */
export const updateBranding = defineRoute({
  method: 'PUT',
  path: '/games/{id}/grey.json',
  audience: 'signed-in',
  summary: 'Change the branding of a game',
  params: z.object({ id: idParam() }),
  body: brandingWriteSchema,
  answer: z.catch(z.optional(brandingSchema), undefined),
});
