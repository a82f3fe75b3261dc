import { errors } from '../server/errors';
import { AddressRefused, pinAddress, resolveWithSystem } from './outside';
import { isPublicAddress } from './public-address';
import { readWebhook } from './read-webhook';
import type { TestPostOptions } from './test-post';

/** What is wrong with the form of a webhook's address; an empty one is none. */
export function faultOfWebhook(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readWebhook(text);
  return 'reason' in read ? read.reason : undefined;
}

/**
 * Lets no address be stored that the test of webhooks would not go to. Its form is checked with the other fields.
 * @throws {ApiError} 422 for an address that is not on the internet
 */
export async function refuseInside(text: string, options: TestPostOptions): Promise<void> {
  const read = readWebhook(text);
  if ('reason' in read) return;
  const { resolve = resolveWithSystem, isAllowed = isPublicAddress } = options;
  await pinAddress(read.url, resolve, isAllowed).catch((error: unknown) => {
    throw error instanceof AddressRefused ? errors.invalid({ webhook: [error.message] }) : error;
  });
}
