import { errors } from '../server/errors';
import { AddressRefused, pinAddress, resolveWithSystem } from './outside';
import type { OutsideOptions } from './post-outside';
import { isPublicAddress } from './public-address';
import { readWebhook } from './read-webhook';

/** Why a webhook's address is malformed; undefined if it is valid or empty. */
export function faultOfWebhook(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readWebhook(text);
  return 'reason' in read ? read.reason : undefined;
}

/**
 * Refuses to store a webhook that the test would refuse to call. Its format is checked with the other fields.
 * @throws {ApiError} 422 for an address that is not public
 */
export async function refuseInside(text: string, options: OutsideOptions): Promise<void> {
  const read = readWebhook(text);
  if ('reason' in read) return;
  const { resolve = resolveWithSystem, isAllowed = isPublicAddress } = options;
  await pinAddress(read.url, resolve, isAllowed).catch((error: unknown) => {
    throw error instanceof AddressRefused ? errors.invalid({ webhook: [error.message] }) : error;
  });
}
