import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Registry, Release } from '@waymark/contract';
import { BUILT, type Handler } from '@waymark/launch';

/**
 * Faults of a remote: missing files, truncated ones or one changed byte (failing the hash), a script that throws (with
 * a valid hash), a mount that throws, no response until the fault ends; or incompatibility with this builder or API.
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

/** Faults of a remote in the registry only. */
const UNFIT: Partial<Record<FaultKind, Partial<Release>>> = {
  'old-contract': { contract: '^0.1.0' },
  'newer-api': { api: '^1.1.0' },
};

interface Fault {
  readonly kind: FaultKind;
  readonly files: RegExp;
  readonly held: ServerResponse[];
}

/** Intercepts the remotes' servers and breaks what a test requests. */
export class Faults {
  private readonly faults = new Map<string, Fault>();

  /** Breaks a remote, or its files with a matching path. */
  set(remote: string, kind: FaultKind, files = /\.js$/): void {
    this.clear(remote);
    this.faults.set(remote, { kind, files, held: [] });
  }

  /** Repairs one remote, or all. Pending responses then fail like broken connections. */
  clear(remote?: string): void {
    for (const [id, fault] of this.faults) {
      if (remote !== undefined && id !== remote) continue;
      for (const response of fault.held) response.destroy();
      this.faults.delete(id);
    }
  }

  readonly wrapRemote = (id: string, handler: Handler): Handler => {
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

  /** A script that throws must first pass its hash check. Earlier uses of this checkout leave no fallback here. */
  readonly editRegistry = (registry: Registry): Registry => ({
    ...registry,
    remotes: registry.remotes.map(({ id, current: inService }) => {
      const entry = { id, current: inService };
      const fault = this.faults.get(entry.id);
      if (fault && fault.kind in UNFIT) return { ...entry, current: { ...entry.current, ...UNFIT[fault.kind] } };
      if (fault?.kind !== 'throws' && fault?.kind !== 'mount-throws') return entry;
      const integrity = Object.entries(entry.current.integrity).filter(([path]) => !fault.files.test(path));
      return { ...entry, current: { ...entry.current, integrity: Object.fromEntries(integrity) } };
    }),
  });
}

/** Serves the container with a remote whose mount throws. */
const MOUNT_THROWS = (container: string) => `
var { init, get } = window[${JSON.stringify(container)}];
window[${JSON.stringify(container)}] = { init, get: async (name) => {
  var module = (await get(name))();
  return () => ({ ...module, default: { ...module.default, mount: async () => { throw new Error("broken on purpose") } } });
} };`;

const publishedAt = (path: string): Promise<Buffer> => readFile(join(BUILT.store, 'remotes', path));

/** What is sent instead of a file. */
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
