import { providerOfferSchema } from '../provider/offer';
import { defineRoute } from './route';

/**
 * Describes this version segment: contract version and capabilities beyond the documented calls. The page's server
 * reads it once for everybody; a browser asks only if its page came without it.
 */
export const describeProvider = defineRoute({
  method: 'GET',
  path: '/provider.json',
  audience: 'public',
  summary: 'What this version of the API offers',
  answer: providerOfferSchema,
});
