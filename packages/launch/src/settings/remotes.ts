import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from '@waymark/contract/schema';
import { ROOT } from '../root';

/** A remote known to the servers. */
export interface KnownRemote {
  readonly id: string;
  /** Origin of a remote served elsewhere; the others are served from this machine, each on the next port. */
  readonly origin?: string | undefined;
}

/** The file that lists the remotes, with origins of those served elsewhere. */
export const REMOTES_FILE = 'remotes.json';

const remotesSchema = z.array(
  z.object({
    id: z
      .string()
      .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'An id is small letters and digits, with hyphens between')),
    origin: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'An origin is http(s) and a host, without a path')),
    ),
  }),
);

/**
 * Reads the remotes of a list.
 * @throws {Error} for an invalid id or origin, and for a duplicate id
 */
export function readRemotes(text: string): readonly KnownRemote[] {
  const remotes = remotesSchema.parse(JSON.parse(text));
  const twice = remotes.find(({ id }, place) => remotes.findIndex((other) => other.id === id) < place);
  if (twice) throw new Error(`${REMOTES_FILE} names ${twice.id} twice.`);
  return remotes;
}

/** The remotes of this checkout, in the order of their ports. */
export const REMOTES = readRemotes(readFileSync(join(ROOT, REMOTES_FILE), 'utf8'));
