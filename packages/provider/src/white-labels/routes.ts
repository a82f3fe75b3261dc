import { eq } from 'drizzle-orm';
import { whiteLabels } from '../db/schema';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';

/** Public information about a white label. */
export function whiteLabelRoutes({
  database,
  partners,
}: Pick<Services, 'database' | 'partners'>): HandlersOf<'describeWhiteLabel'> {
  return {
    describeWhiteLabel: async ({ whitelabel }) => {
      const [row] = await database.db.select().from(whiteLabels).where(eq(whiteLabels.identifier, whitelabel));
      if (!row) throw errors.notFound();
      const { identifier, name, colour, logo, features, contact_name, contact_email } = row;
      const origins = [...(await partners.of(identifier))];
      return {
        whitelabel: {
          identifier,
          name,
          colour,
          logo,
          features,
          origins,
          ...(contact_email && { contact: { name: contact_name || name, email: contact_email } }),
        },
      };
    },
  };
}
