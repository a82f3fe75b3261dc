import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { AddressRefused } from './outside';
import { readWebhook } from './read-webhook';
import { testPost } from './test-post';

/** Tests webhooks for the builder, because browsers cannot ([G46]). */
export function webhookRoutes({ limits, webhook }: Services): HandlersOf<'testWebhook'> {
  return {
    testWebhook: async ({ body: { url: text }, caller }) => {
      const read = readWebhook(text);
      if ('reason' in read) return { ok: false, reason: read.reason };
      await limits.outward(caller);
      try {
        if (await testPost(read.url, webhook)) return { ok: true };
        return { ok: false, reason: 'Webhook is throwing errors to our post requests.' };
      } catch (error) {
        if (error instanceof AddressRefused) return { ok: false, reason: error.message };
        throw error;
      }
    },
  };
}
