import { eq } from 'drizzle-orm';
import { settings } from '../db/schema';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { listTimeZones } from './time-zones';

/** Key of the setting that says whether the platform is being maintained. */
export const MAINTENANCE = 'maintenance';

/** What does not belong to any game. */
export function referenceRoutes({ database, now }: Services): HandlersOf<'maintenance' | 'listTimeZones'> {
  return {
    maintenance: async () => {
      const [setting] = await database.db.select().from(settings).where(eq(settings.key, MAINTENANCE));
      return { maintenance: setting?.value === true };
    },
    listTimeZones: async () => ({ timezones: listTimeZones(now().getUTCFullYear()) }),
  };
}
