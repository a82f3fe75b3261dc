import { acceptsTestPost } from '@waymark/client';
import { type ApiCapability, WEBHOOK_MAX } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { faultOfAddress } from './webhook-address';

/**
 * Returns what is wrong with a webhook: its address, or that it rejects a test POST. An empty one is not tested.
 * @returns a sentence, or undefined
 */
export async function faultOfWebhook(api: ApiCapability, address: string, t: Translate): Promise<string | undefined> {
  const fault = faultOfAddress(address);
  if (fault) return t(fault, { n: String(WEBHOOK_MAX) });
  if (address === '' || (await acceptsTestPost(api, address))) return undefined;
  return t('Webhook is throwing errors to our post requests.');
}
