import {
  overlayRegistries,
  placeRegistry,
  type Registry,
  registrySchema,
  signedRegistrySchema,
} from '@waymark/contract';

/** What newer registry documents are verified with. */
export interface RegistryTrust {
  /** ed25519, 32 bytes in base64. */
  readonly publicKey: string;
  readonly remoteOrigins: Readonly<Record<string, string>>;
}

/**
 * Parses fetched registry documents: a list of signed ones, stable channel first.
 * @throws {Error} if one has an invalid signature or form
 */
export async function openRegistries(text: string, { publicKey, remoteOrigins }: RegistryTrust): Promise<Registry> {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('The registry has an invalid format');
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  const [stable, ...more] = await Promise.all(list.map((signed) => open(signed, key)));
  if (!stable) throw new Error('There is no registry');
  return placeRegistry(overlayRegistries(stable, ...more), remoteOrigins);
}

async function open(candidate: unknown, key: CryptoKey): Promise<Registry> {
  const { document, signature } = signedRegistrySchema.parse(candidate);
  const isOurs = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(document));
  if (!isOurs) throw new Error('The signature of the registry is invalid');
  return registrySchema.parse(JSON.parse(document));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
