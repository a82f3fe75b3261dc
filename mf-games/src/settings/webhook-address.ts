import { WEBHOOK_MAX } from '@waymark/contract';

/**
 * What can be seen to be wrong with the address of a webhook, in this order: length, format, scheme. An empty one is fine.
 * @returns a phrase, in which `{n}` is the greatest length; or undefined
 */
export function faultOfAddress(address: string): string | undefined {
  if (address === '') return undefined;
  if (address.length > WEBHOOK_MAX) return 'Webhook URL can have at most {n} characters.';
  if (!URL.canParse(address)) return 'Webhook URL is not a valid URL.';
  return new URL(address).protocol === 'https:' ? undefined : 'Webhook URL must use HTTPS.';
}
