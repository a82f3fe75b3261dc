import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type Release, releaseSchema } from '@waymark/contract';
import * as z from 'zod/mini';
import { listFiles } from '../build/release/integrity';
import type { StoreFiles } from './files/store-files';
import { readDocument } from './read-document';
import { ReleaseFault } from './release-fault';

/** Name of the list of a release's files: written last, and a folder without it is not a release. */
const SEAL_FILE = 'files.json';
const CLAIM_FILE = 'claim.json';
/** No upload takes this long, so an older one was aborted. */
const CLAIM_LASTS_MS = 15 * 60_000;

const sealSchema = z.object({ at: z.number(), files: z.record(z.string(), z.string()) });
const claimSchema = z.object({ at: z.number() });
type Seal = z.infer<typeof sealSchema>;

/** A published release. */
export interface Published {
  readonly version: string;
  readonly at: number;
}

const hashOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const prefixOf = (id: string, version: string): string => `remotes/${id}/${version}/`;

/** The releases of a store: each a folder that is written once and never changes. */
export class ReleaseStore {
  constructor(
    readonly files: StoreFiles,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Publishes a built folder as a release. Incomplete ones are invisible: the registry names only complete ones.
   * @throws {ReleaseFault} if that version exists
   */
  async publish(id: string, version: string, folder: string): Promise<void> {
    const prefix = prefixOf(id, version);
    await this.claim(id, version);
    const hashes: Record<string, string> = {};
    for (const name of await listFiles(folder)) {
      const content = await readFile(path.join(folder, name));
      await this.files.put(prefix + name, content);
      hashes[name] = hashOf(content);
    }
    const seal = `${JSON.stringify({ at: this.now(), files: hashes }, null, 2)}\n`;
    await this.files.put(prefix + SEAL_FILE, Buffer.from(seal));
    await this.files.remove(prefix + CLAIM_FILE);
  }

  /** A published release for the registry. */
  async describe(id: string, version: string): Promise<Release> {
    if (!(await this.sealOf(id, version))) throw new ReleaseFault(`There is no release ${id} ${version}`);
    const stored = await readDocument(this.files, prefixOf(id, version) + RELEASE_FILE, releaseSchema);
    if (!stored) throw new ReleaseFault(`${id} ${version} has no description; run "verify" for details`);
    return stored.content;
  }

  /** The ids of all remotes with releases. */
  async remotes(): Promise<readonly string[]> {
    const keys = await this.files.list('remotes/');
    return [...new Set(keys.filter((key) => key.endsWith(`/${SEAL_FILE}`)).map((key) => key.split('/')[1] ?? ''))];
  }

  /** The releases of a remote, newest first. */
  async published(id: string): Promise<readonly Published[]> {
    const keys = await this.files.list(`remotes/${id}/`);
    const versions = keys.flatMap((key) => (key.endsWith(`/${SEAL_FILE}`) ? [key.split('/')[2] ?? ''] : []));
    const all = await Promise.all(
      versions.map(async (version) => ({ version, at: (await this.sealOf(id, version))?.at ?? 0 })),
    );
    return all.sort((a, b) => b.at - a.at);
  }

  /** Everything that differs from what was published; empty if nothing does. */
  async verify(id: string, version: string): Promise<readonly string[]> {
    let seal: Seal | undefined;
    try {
      seal = await this.sealOf(id, version);
    } catch (error) {
      if (!(error instanceof ReleaseFault)) throw error;
      return [`${id} ${version}: ${error.message}`];
    }
    if (!seal) return [`${id} ${version}: there is no such release`];
    const prefix = prefixOf(id, version);
    const problems: string[] = [];
    for (const [name, hash] of Object.entries(seal.files)) {
      const stored = await this.files.read(prefix + name);
      if (!stored) problems.push(`${id} ${version}: ${name} is missing`);
      else if (hashOf(stored.content) !== hash) problems.push(`${id} ${version}: ${name} is not what was published`);
    }
    for (const key of await this.files.list(prefix)) {
      const name = key.slice(prefix.length);
      if (name !== SEAL_FILE && !(name in seal.files)) problems.push(`${id} ${version}: ${name} was added later`);
    }
    return problems;
  }

  /** Deletes a release. Its file list goes first, so that an aborted deletion leaves no release. */
  async remove(id: string, version: string): Promise<void> {
    const prefix = prefixOf(id, version);
    await this.files.remove(prefix + SEAL_FILE);
    for (const key of await this.files.list(prefix)) await this.files.remove(key);
  }

  private async claim(id: string, version: string): Promise<void> {
    const prefix = prefixOf(id, version);
    const claim = await readDocument(this.files, prefix + CLAIM_FILE, claimSchema);
    const since = claim?.content.at;
    if (since !== undefined && this.now() - since < CLAIM_LASTS_MS)
      throw new ReleaseFault(`${id} ${version} is being released by somebody else at this moment`);
    // Distinguishes claims within one millisecond.
    const content = Buffer.from(JSON.stringify({ at: this.now(), by: randomUUID() }));
    if (!(await this.files.swap(prefix + CLAIM_FILE, claim?.tag, content)))
      throw new ReleaseFault(`${id} ${version} is being released by somebody else at this moment`);
    if (!(await this.sealOf(id, version))) return;
    await this.files.remove(prefix + CLAIM_FILE);
    throw new ReleaseFault(
      `${id} ${version} exists, and a release never changes: give the remote a new version in ${id}/package.json`,
    );
  }

  private async sealOf(id: string, version: string): Promise<Seal | undefined> {
    return (await readDocument(this.files, prefixOf(id, version) + SEAL_FILE, sealSchema))?.content;
  }
}
