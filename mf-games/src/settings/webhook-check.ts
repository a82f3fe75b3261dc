import { takesTestPost } from '@waymark/client';
import { type ApiCapability, WEBHOOK_MAX } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

/**
 * What is wrong with a webhook, in this order: length, format, scheme, and whether it accepts a test POST. An empty one
 * is fine and not tested.
 * @returns a sentence, or undefined
 */
export async function faultOfWebhook(api: ApiCapability, address: string, t: Translate): Promise<string | undefined> {
  if (address === '') return undefined;
  if (address.length > WEBHOOK_MAX) return t('Webhook URL can have at most {n} characters.', { n: WEBHOOK_MAX });
  if (!URL.canParse(address)) return t('Webhook URL is not a valid URL.');
  if (new URL(address).protocol !== 'https:') return t('Webhook URL must use HTTPS.');
  return (await takesTestPost(api, address)) ? undefined : t('Webhook is throwing errors to our post requests.');
}
