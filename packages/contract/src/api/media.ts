import * as z from '@waymark/contract/schema';
import { number } from '../entities/shape';
import { defineRoute } from './route';

/** Allowed uploads; `max_bytes` is checked before a file is sent ([G42]). */
export const uploadPolicy = defineRoute({
  method: 'GET',
  path: '/upload.json',
  audience: 'signed-in',
  unswapped: true,
  summary: 'What uploads are allowed',
  answer: z.looseObject({
    /** For files of any kind. */
    max_bytes: number(),
    max_bytes_by_kind: z.catch(
      z.optional(z.looseObject({ image: number(), video: number(), model: number() })),
      undefined,
    ),
    extensions: z.catch(z.optional(z.array(z.string())), undefined),
  }),
});

/** A signed address for one PUT; `name` is the new uuid, a dot and the extension. */
export const signUpload = defineRoute({
  method: 'GET',
  path: '/medias/sign/{extension}',
  audience: 'signed-in',
  unswapped: true,
  summary: 'A signed address to put a file to',
  params: z.object({ extension: z.string().check(z.regex(/^[a-z0-9]{2,5}$/)) }),
  answer: z.looseObject({ signature: z.string(), name: z.string() }),
});
