import type { Form } from '../answers/form';

/** A call as the documents have it. */
export interface DocumentedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the version segment, parameters in braces; without `.json` where the specification writes it so as well ([G02]). */
  readonly path: string;
  /** Query keys that are documented. */
  readonly query?: readonly string[];
  /** Keys of the request's body that are documented. */
  readonly body?: readonly string[];
  /** It makes something: 201 is as good an answer as 200. */
  readonly makes?: true;
  /** What of the provider's answer is documented; a file goes as it is. */
  readonly answer: Form | 'file';
}

/** Finds the documented call that a request is. */
export type FindCall = (method: string, path: string) => FoundCall | undefined;

/** A request that is documented. */
export interface FoundCall {
  readonly call: DocumentedCall;
  readonly params: Readonly<Record<string, string>>;
}

/** Uploads and their signing stay on the normal version on a staging host. */
const NEVER_STAGED = /^\/(upload\.json|medias\/)/;

/** Looks requests up in a table, under the normal version segment and the staging one. */
export function finder(calls: readonly DocumentedCall[], [normal, staging]: readonly [string, string]): FindCall {
  const known = calls.map((call) => {
    const versions = NEVER_STAGED.test(call.path) ? [normal] : [normal, staging];
    // Ids are numbers: `/games/trash.json` is no game.
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
