import { lookup } from 'node:dns/promises';
import type { RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** Resolves a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Thrown for an address that must not be called. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** The machine's DNS resolver. */
export const resolveWithSystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Fixes the machine a call goes to: the name is resolved and checked here, and the connection bound to the result, so
 * that DNS cannot redirect it in between.
 * @throws {AddressRefused} if any address of the host is not public, or there is none
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
