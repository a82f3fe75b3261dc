import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { describeOffer } from './offer';
import { listTimeZones } from './time-zones';

/** Routes outside of games. */
export function referenceRoutes({
  config,
  maintenance,
  now,
}: Services): HandlersOf<'maintenance' | 'listTimeZones' | 'describeProvider'> {
  return {
    maintenance: async () => ({ maintenance: maintenance.isOn }),
    describeProvider: async () => describeOffer(config),
    listTimeZones: async () => ({ timezones: listTimeZones(now().getUTCFullYear()) }),
  };
}
