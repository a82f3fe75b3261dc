import type { ServerResponse } from 'node:http';
import type { Registry } from '@waymark/contract';
import type { Handler, RemoteId } from '@waymark/launch';

/**
 * What may be wrong with a remote: its files are gone, come only in part (and so fail their hash), hold a script that
 * throws (and whose hash is right), or do not come until the fault ends.
 */
export type FaultKind = 'missing' | 'truncated' | 'throws' | 'hangs';

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
      if (!fault?.files.test(path)) return await handler(request, response);
      response.setHeader('Cache-Control', 'no-store');
      if (request.headers.origin) response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
      if (fault.kind === 'hangs') fault.held.push(response);
      else if (fault.kind === 'missing') response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(BROKEN[fault.kind]);
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
      if (fault?.kind !== 'throws') return entry;
      const integrity = Object.entries(entry.current.integrity).filter(([path]) => !fault.files.test(path));
      return { ...entry, current: { ...entry.current, integrity: Object.fromEntries(integrity) } };
    }),
  });
}

const BROKEN = {
  truncated: '(()=>{"use strict";var e={12:(',
  throws: 'throw new Error("broken on purpose");',
} as const;
