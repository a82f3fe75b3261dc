import { type OutsideOptions, postOutside } from './post-outside';

/**
 * Posts `{"test": true}` to an address.
 * @returns whether the status is a success; redirects are not followed
 * @throws {AddressRefused} if the address is not public
 */
export async function testPost(url: URL, options: OutsideOptions = {}): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Waymark-Webhook-Test' };
  const status = (await postOutside(url, { body: JSON.stringify({ test: true }), headers }, options)) ?? 0;
  return status >= 200 && status < 300;
}
