import { lookup } from 'node:dns/promises';
import type { RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** Finds the addresses of a host's name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Said of an address that may not be called. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** The addresses the machine's own resolver finds. */
export const resolveWithSystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Settles once to which machine a call goes: the name is resolved here, checked, and the connection is bound to what was
 * found, so that a name that changes its mind in between leads nowhere else.
 * @throws {AddressRefused} when any address of the host is not on the internet, or there is none
 */
export async function pinAddress(
  url: URL,
  resolve: Resolve,
  isAllowed: (address: string) => boolean = isPublicAddress,
): Promise<Pick<RequestOptions, 'lookup'>> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isAllowed)) {
    throw new AddressRefused('The address cannot be reached from the internet.');
  }
  const family = isIP(first);
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address: first, family }]) : done(null, first, family);
  return { lookup: pinned };
}
