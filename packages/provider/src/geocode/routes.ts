import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';

/** Geocoding street addresses ([G47]). */
export function geocodeRoutes({ geocoder, limits }: Services): HandlersOf<'geocode'> {
  return {
    geocode: async ({ query, caller }) => {
      const address = query.address.trim();
      if (address === '') return { location: null };
      await limits.outward(caller);
      const found = await geocoder.find(address).catch(() => {
        throw errors.serviceDown('The maps service does not answer. Please try again.');
      });
      return { location: found ? { ...found } : null };
    },
  };
}
