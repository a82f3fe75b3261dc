import { providerOfferSchema } from '../provider/offer';
import { defineRoute } from './route';

/**
 * What stands behind this version segment: the version of the contract and what is offered beyond the documented calls. The
 * server of a page reads it once for everybody; a browser asks only where its page was served without it.
 */
export const describeProvider = defineRoute({
  name: 'describeProvider',
  method: 'GET',
  path: '/provider.json',
  audience: 'public',
  summary: 'What this version of the API offers',
  answer: providerOfferSchema,
});
