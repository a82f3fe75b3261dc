import { WEBHOOK_MAX } from '@waymark/contract';

/**
 * Validates the address of a webhook: length, then format, then scheme. An empty one is valid.
 * @returns a phrase, in which `{n}` is the maximum length; or undefined
 */
export function faultOfAddress(address: string): string | undefined {
  if (address === '') return undefined;
  if (address.length > WEBHOOK_MAX) return 'Webhook URL can have at most {n} characters.';
  if (!URL.canParse(address)) return 'Webhook URL is not a valid URL.';
  return new URL(address).protocol === 'https:' ? undefined : 'Webhook URL must use HTTPS.';
}
