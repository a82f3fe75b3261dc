import type { ApiCapability } from '@waymark/contract';
import { putFile } from './put-file';
import { createTransport, type TransportOptions } from './transport';

/** The API as a host hands it on: calls, files, and addresses of the provider made whole. */
export function createApi(options: TransportOptions): Omit<ApiCapability, 'version'> {
  const resolve = (address: string) => (/^[a-z]+:/i.test(address) ? address : `${options.config.apiOrigin}${address}`);
  return {
    request: createTransport(options),
    putFile: (address, file, wishes) => putFile(resolve(address), file, wishes),
    resolve,
  };
}
