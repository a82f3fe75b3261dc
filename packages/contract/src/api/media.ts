import * as z from '@waymark/contract/schema';
import { defineRoute } from './route';

/** What uploads are allowed; `max_bytes` is enforced before a file is sent ([G42]). */
export const uploadPolicy = defineRoute({
  name: 'uploadPolicy',
  method: 'GET',
  path: '/upload.json',
  audience: 'signed-in',
  unswapped: true,
  summary: 'What uploads are allowed',
  answer: z.looseObject({ max_bytes: z.catch(z.optional(z.number()), undefined) }),
});

/** A signed address for one PUT of one file; `name` is the new uuid, a dot and the extension. */
export const signUpload = defineRoute({
  name: 'signUpload',
  method: 'GET',
  path: '/medias/sign/{extension}',
  audience: 'signed-in',
  unswapped: true,
  summary: 'A signed address to put a file to',
  params: z.object({ extension: z.string().check(z.regex(/^[a-z0-9]{2,5}$/)) }),
  answer: z.looseObject({ signature: z.string(), name: z.string() }),
});
