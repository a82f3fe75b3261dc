import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, registrySchema, type SignedRegistry, signedRegistrySchema } from '@waymark/contract';
import { parseJson } from './read-document';
import { ReleaseFault } from './release-fault';

/** The key that signs registries. */
export interface SigningKey {
  readonly private: KeyObject;
  /** The public key for the shell's configuration: 32 bytes in base64. */
  readonly public: string;
}

/** File name of the public key, next to the private one. */
export const PUBLIC_KEY_FILE = 'registry.pub';
const PRIVATE_KEY_FILE = 'registry.pem';

/** Reads the key of a folder; creates one the first time. */
export async function signingKeyOf(folder: string): Promise<SigningKey> {
  const file = path.join(folder, PRIVATE_KEY_FILE);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return readSigningKey(stored);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch {
    // Another build created one at this moment.
    return readSigningKey(await readFile(file, 'utf8'));
  }
  const key = readSigningKey(pem);
  await writeFile(path.join(folder, PUBLIC_KEY_FILE), `${key.public}\n`);
  return key;
}

/** Reads a private key from PEM. */
export function readSigningKey(pem: string): SigningKey {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new ReleaseFault('The signing key is not a private key in PEM format', { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new ReleaseFault('The signing key is not an ed25519 key');
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { private: key, public: Buffer.from(x, 'base64url').toString('base64') };
}

/** A registry document with the signature of its exact text. */
export function signRegistry(registry: Registry, key: SigningKey): SignedRegistry {
  const document = JSON.stringify(registry);
  return { document, signature: sign(null, Buffer.from(document), key.private).toString('base64') };
}

/**
 * Parses a registry document from its file.
 * @param channel the expected channel, because all channels share a key
 * @throws {ReleaseFault} if it is unsigned, signed by another key, invalid or from another channel
 */
export function openSignedRegistry(text: string, publicKey: string, channel: string): Registry {
  const signed = signedRegistrySchema.safeParse(parseJson(text));
  if (!signed.success) throw new ReleaseFault('The registry document is not signed');
  const { document, signature } = signed.data;
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (!verify(null, Buffer.from(document), key, Buffer.from(signature, 'base64')))
    throw new ReleaseFault('The signature of the registry document is invalid');
  const registry = registrySchema.safeParse(parseJson(document));
  if (!registry.success) throw new ReleaseFault('The registry document has an invalid format');
  if (registry.data.channel !== channel)
    throw new ReleaseFault(`The registry document of ${channel} belongs to ${registry.data.channel}`);
  return registry.data;
}
