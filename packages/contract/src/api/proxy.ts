import * as z from '@waymark/contract/schema';
import { number } from '../entities/shape';
import { defineRoute } from './route';

/**
 * Posts `{"test": true}` to an address and reports success ([G46]). An invalid, insecure or private address is not
 * called: `ok` is false and `reason` says why.
 */
export const testWebhook = defineRoute({
  method: 'POST',
  path: '/proxy/webhook.json',
  audience: 'signed-in',
  capability: 'webhook-test',
  summary: 'Whether a webhook takes a test post',
  body: z.object({ url: z.string().check(z.maxLength(1024)) }),
  answer: z.looseObject({ ok: z.boolean(), reason: z.catch(z.optional(z.string()), undefined) }),
});

/** Geocodes a street address ([G47]); `location` is null if it is not found. */
export const geocode = defineRoute({
  method: 'GET',
  path: '/proxy/geocode.json',
  audience: 'signed-in',
  capability: 'geocoding',
  summary: 'Coordinates of a street address',
  query: z.object({ address: z.string().check(z.maxLength(500)) }),
  answer: z.looseObject({
    location: z.catch(z.nullable(z.looseObject({ latitude: number(), longitude: number() })), null),
  }),
});
