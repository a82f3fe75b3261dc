import type { Form } from '../answers/form';

/** A documented call. */
export interface DocumentedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Without the version segment, parameters in braces; without `.json` where the specification has both ([G02]). */
  readonly path: string;
  /** Documented query keys. */
  readonly query?: readonly string[];
  /** Documented body keys. */
  readonly body?: readonly string[];
  /** It creates something, so 201 is as valid as 200. */
  readonly makes?: true;
  /** The documented part of the response; files pass unchanged. */
  readonly answer: Form | 'file';
}

/** Finds the documented call of a request. */
export type FindCall = (method: string, path: string) => FoundCall | undefined;

/** A documented request. */
export interface FoundCall {
  readonly call: DocumentedCall;
  readonly params: Readonly<Record<string, string>>;
}

/** Uploads and their signing keep the normal version on a staging host. */
const NEVER_STAGED = /^\/(upload\.json|medias\/)/;

/** Looks requests up in a table, under the normal and the staging segment. */
export function finder(calls: readonly DocumentedCall[], [normal, staging]: readonly [string, string]): FindCall {
  const known = calls.map((call) => {
    const versions = NEVER_STAGED.test(call.path) ? [normal] : [normal, staging];
    // Ids are numbers: `/games/trash.json` is not a game.
    const path = call.path
      .replace('.', '\\.')
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name.endsWith('id') ? '\\d+' : '[^/]+'})`);
    return { call, pattern: new RegExp(`^/(?:${versions.join('|')})${path}$`) };
  });
  return (method, path) => {
    for (const { call, pattern } of known) {
      const match = call.method === method ? pattern.exec(path) : null;
      if (match) return { call, params: { ...match.groups } };
    }
    return undefined;
  };
}
