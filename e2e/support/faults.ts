import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Registry, Release } from '@waymark/contract';
import { BUILT, type Handler, type RemoteId } from '@waymark/launch';

/**
 * What may be wrong with a remote: its files are gone, come only in part or with one byte changed (and so fail their hash),
 * hold a script that throws (and whose hash is right), a remote whose mount throws, or do not come until the fault ends; or it
 * fits another builder, or another API, than is there.
 */
export type FaultKind =
  | 'missing'
  | 'truncated'
  | 'flipped'
  | 'throws'
  | 'mount-throws'
  | 'hangs'
  | 'old-contract'
  | 'newer-api';

/** What is wrong with a remote in the registry alone. */
const UNFIT: Partial<Record<FaultKind, Partial<Release>>> = {
  'old-contract': { contract: '^0.1.0' },
  'newer-api': { api: '^1.1.0' },
};

interface Fault {
  readonly kind: FaultKind;
  readonly files: RegExp;
  readonly held: ServerResponse[];
}

/** Stands in front of the servers of the remotes and breaks what a test asks it to. */
export class Faults {
  private readonly faults = new Map<RemoteId, Fault>();

  /** Breaks a remote, or those of its files whose path matches. */
  set(remote: RemoteId, kind: FaultKind, files = /\.js$/): void {
    this.clear(remote);
    this.faults.set(remote, { kind, files, held: [] });
  }

  /** Mends one remote, or all. What was held back fails then, as a connection that breaks does. */
  clear(remote?: RemoteId): void {
    for (const [id, fault] of this.faults) {
      if (remote !== undefined && id !== remote) continue;
      for (const response of fault.held) response.destroy();
      this.faults.delete(id);
    }
  }

  readonly wrapRemote = (id: RemoteId, handler: Handler): Handler => {
    return async (request, response) => {
      const path = (request.url ?? '').replace(/\?.*$/, '');
      const fault = this.faults.get(id);
      if (!fault?.files.test(path) || fault.kind in UNFIT) return await handler(request, response);
      response.setHeader('Cache-Control', 'no-store');
      if (request.headers.origin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
      if (fault.kind === 'hangs') fault.held.push(response);
      else if (fault.kind === 'missing') response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(await BROKEN[fault.kind]?.(path));
    };
  };

  /**
   * A script that throws has to pass the check of its hash first. What this checkout was used for before leaves nothing to
   * fall back to here.
   */
  readonly editRegistry = (registry: Registry): Registry => ({
    ...registry,
    remotes: registry.remotes.map(({ id, current: inService }) => {
      const entry = { id, current: inService };
      const fault = this.faults.get(entry.id as RemoteId);
      if (fault && fault.kind in UNFIT) return { ...entry, current: { ...entry.current, ...UNFIT[fault.kind] } };
      if (fault?.kind !== 'throws' && fault?.kind !== 'mount-throws') return entry;
      const integrity = Object.entries(entry.current.integrity).filter(([path]) => !fault.files.test(path));
      return { ...entry, current: { ...entry.current, integrity: Object.fromEntries(integrity) } };
    }),
  });
}

/** Hands the container on with a remote whose mount throws. */
const MOUNT_THROWS = (container: string) => `
var { init, get } = window[${JSON.stringify(container)}];
window[${JSON.stringify(container)}] = { init, get: async (name) => {
  var module = (await get(name))();
  return () => ({ ...module, default: { ...module.default, mount: async () => { throw new Error("broken on purpose") } } });
} };`;

const publishedAt = (path: string): Promise<Buffer> => readFile(join(BUILT.store, 'remotes', path));

/** What is sent in place of a file. */
const BROKEN: Readonly<Partial<Record<FaultKind, (path: string) => string | Promise<string | Buffer>>>> = {
  truncated: () => '(()=>{"use strict";var e={12:(',
  throws: () => 'throw new Error("broken on purpose");',
  flipped: async (path) => {
    const content = await publishedAt(path);
    const middle = Math.floor(content.length / 2);
    return content.fill((content[middle] ?? 0) ^ 1, middle, middle + 1);
  },
  'mount-throws': async (path) => {
    const [, id = '', version = ''] = path.split('/');
    return `${await publishedAt(path)};${MOUNT_THROWS(`${id}_${version}`.replace(/[^a-zA-Z0-9]/g, '_'))}`;
  },
};
