import * as z from '@waymark/contract/schema';
import { defineRoute } from './route';

/** The calling white label: what a partner's page needs before signing in, and which origins may embed its areas. */
export const describeWhiteLabel = defineRoute({
  method: 'GET',
  path: '/whitelabels/0.json',
  audience: 'public',
  capability: 'white-label',
  summary: 'The white label that calls, and the origins that may embed it',
  answer: z.looseObject({
    whitelabel: z.looseObject({
      identifier: z.string(),
      name: z.string(),
      colour: z.string(),
      logo: z.string(),
      features: z.array(z.string()),
      origins: z.array(z.string()),
      /** The contact for a game; absent if there is none. */
      contact: z.catch(z.optional(z.looseObject({ name: z.string(), email: z.string() })), undefined),
    }),
  }),
});
