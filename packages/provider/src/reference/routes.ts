import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listTimeZones } from './time-zones';

/** What does not belong to any game. */
export function referenceRoutes({ maintenance, now }: Services): HandlersOf<'maintenance' | 'listTimeZones'> {
  return {
    maintenance: async () => ({ maintenance: maintenance.isOn }),
    listTimeZones: async () => ({ timezones: listTimeZones(now().getUTCFullYear()) }),
  };
}
