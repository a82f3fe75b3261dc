import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { whiteLabels } from '../../db/schema';
import { OperationRefused, operation } from '../operation';

const list = operation({
  words: 'white-label list',
  usage: '',
  about: 'Lists the white labels.',
  args: z.object({}),
  run: async ({ database }) => {
    const { identifier, name, colour, features, allowed_origins } = whiteLabels;
    const chosen = { identifier, name, colour, features, pages_that_embed: allowed_origins };
    return { white_labels: await database.db.select(chosen).from(whiteLabels).orderBy(identifier) };
  },
});

const fields = {
  name: z.optional(z.string()),
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour is like #0b6a60'))),
  logo: z.optional(z.string()),
  features: z.optional(z.string()),
  'contact-name': z.optional(z.string()),
  'contact-email': z.optional(
    z.string().check(z.regex(/^$|^[^\s@]+@[^\s@]+$/, 'An address is like events@example.com')),
  ),
};

const add = operation({
  words: 'white-label add',
  usage:
    '<identifier> [--name <name>] [--colour <#rrggbb>] [--logo <address>] [--features <a,b>] ' +
    '[--contact-name <name>] [--contact-email <address>]',
  about: 'Adds a white label, or changes the one with this identifier.',
  args: z.object({
    ...fields,
    identifier: z.string().check(z.regex(/^[a-z0-9-]+$/, 'An identifier is small letters, digits and hyphens')),
  }),
  run: async (
    { database, now },
    { identifier, features, 'contact-name': contact_name, 'contact-email': contact_email, ...given },
  ) => {
    const changes = {
      ...given,
      ...(contact_name === undefined ? {} : { contact_name }),
      ...(contact_email === undefined ? {} : { contact_email }),
      ...(features === undefined ? {} : { features: features.split(',').filter(Boolean) }),
    };
    const [existing] = await database.db.select().from(whiteLabels).where(eq(whiteLabels.identifier, identifier));
    if (existing) {
      if (Object.keys(changes).length === 0)
        throw new OperationRefused(`The white label ${identifier} already exists.`);
      await database.db.update(whiteLabels).set(changes).where(eq(whiteLabels.id, existing.id));
      return { white_label: identifier, changed: Object.keys(changes) };
    }
    const row = { name: identifier, colour: '#0b6a60', ...changes, identifier, created_at: now() };
    await database.db.insert(whiteLabels).values(row);
    return { white_label: identifier, added: true };
  },
});

/** Commands about white labels. */
export const whiteLabelOperations = [list, add];
