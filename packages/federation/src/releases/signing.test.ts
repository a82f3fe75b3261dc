import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@waymark/contract';
import { openSignedRegistry, readSigningKey, signingKeyOf, signRegistry } from './signing';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const registry: Registry = { channel: 'stable', revision: 7, remotes: [] };

describe('a signed registry', () => {
  it('is read with the public key', async () => {
    const key = await signingKeyOf(folder);
    expect(openSignedRegistry(JSON.stringify(signRegistry(registry, key)), key.public, 'stable')).toEqual(registry);
    expect((await signingKeyOf(folder)).public).toBe(key.public);
    expect(statSync(path.join(folder, 'registry.pem')).mode & 0o077).toBe(0);
  });

  it('is rejected if unsigned, altered or signed by somebody else', async () => {
    const key = await signingKeyOf(folder);
    const other = await signingKeyOf(path.join(folder, 'other'));
    const signed = signRegistry(registry, key);
    const changed = { ...signed, document: signed.document.replace('7', '8') };
    expect(() => openSignedRegistry(JSON.stringify(registry), key.public, 'stable')).toThrow('is not signed');
    expect(() => openSignedRegistry('{"docu', key.public, 'stable')).toThrow('is not signed');
    expect(() => openSignedRegistry(JSON.stringify(changed), key.public, 'stable')).toThrow('is invalid');
    expect(() => openSignedRegistry(JSON.stringify(signed), other.public, 'stable')).toThrow('is invalid');
  });

  it('is rejected as the document of another channel', async () => {
    const key = await signingKeyOf(folder);
    const text = JSON.stringify(signRegistry({ ...registry, channel: 'staging' }, key));
    expect(() => openSignedRegistry(text, key.public, 'stable')).toThrow('document of stable belongs to staging');
  });

  it('needs a key of the right kind', () => {
    expect(() => readSigningKey('no key')).toThrow('not a private key');
  });
});
