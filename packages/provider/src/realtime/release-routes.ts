import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { RELEASE_NOTICE_PATH, signedRegistrySchema } from '@waymark/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { errors } from '../server/errors';
import { readInput } from '../server/read-input';
import { RELEASE_CHANNEL } from './publish-event';

/** Dependencies of release notices. */
export interface ReleaseRoutesOptions {
  readonly database: Database;
  /** The key that signs registry documents, 32 bytes in base64. */
  readonly registryKey: string;
}

const MOST_DOCUMENTS = 4;
const bodySchema = z.array(signedRegistrySchema).check(z.minLength(1), z.maxLength(MOST_DOCUMENTS));
const registrySchema = z.object({ channel: z.string(), revision: z.number() });

/**
 * Notifies open pages of a newer registry. Any caller with a newer signed document may trigger this: nothing else in it
 * is trusted, and older documents are ignored.
 */
export function releaseRoutes(app: FastifyInstance, { database, registryKey }: ReleaseRoutesOptions): void {
  const x = Buffer.from(registryKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const lastRevisions = new Map<string, number>();
  app.post(RELEASE_NOTICE_PATH, async (request, reply) => {
    const registries = readInput(bodySchema, request.body, 'body').map((signed) => open(signed, key));
    const newer = registries.filter(({ channel, revision }) => revision > (lastRevisions.get(channel) ?? 0));
    for (const { channel, revision } of newer) lastRevisions.set(channel, revision);
    if (newer.length > 0) {
      const revisions = newer.map(({ channel, revision }) => `${channel}-${revision}`);
      await database.notify(RELEASE_CHANNEL, revisions.join(' '));
    }
    return reply.status(204).send();
  });
}

function open({ document, signature }: z.infer<typeof signedRegistrySchema>, key: KeyObject) {
  if (!verify(null, Buffer.from(document), key, Buffer.from(signature, 'base64')))
    throw errors.notAllowed('The signature of the registry document does not fit.');
  return z.parse(registrySchema, JSON.parse(document));
}
