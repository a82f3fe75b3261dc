import type { ApiCapability, ApiRequest, Route, RouteAnswer, RouteInput } from '@waymark/contract';
import { CallFailure } from './failure';
import { newIntent } from './intent';
import { readAnswer } from './read-answer';

/** The part of the host's api capability that calls need. */
export type Api = Pick<ApiCapability, 'request'>;

/** Options of a call besides its input. */
export type CallOptions = Pick<ApiRequest, 'handles' | 'silent' | 'signal' | 'public' | 'intent' | 'keepalive'>;

/**
 * Calls a route of the contract and parses its response. A creating call gets its own idempotency key, unless it is a
 * retry of an intent.
 * @throws {ApiFailure} if the call failed, or the response is invalid
 */
export async function callRoute<R extends Route>(
  api: Api,
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  const { params, query, body } = input as CallParts;
  const data = await api.request({
    method: route.method,
    path: fillPath(route.path, params),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    ...(route.unswapped ? { unswapped: true } : {}),
    ...(route.capability ? { capability: route.capability } : {}),
    ...(route.audience === 'public' ? { public: true } : {}),
    ...(route.once ? { intent: newIntent() } : {}),
    ...options,
  });
  const read = await readAnswer(route.answer, data);
  if (!read.success) {
    reportOnce(`${route.method} ${route.path}`, read.error.issues);
    throw new CallFailure(
      200,
      'The platform sent an answer that the builder cannot read.',
      data,
      options.silent === true,
      {
        cause: read.error,
      },
    );
  }
  return read.data as RouteAnswer<R>;
}

interface CallParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/**
 * Fills the parameters of a path, encoded.
 * @throws {Error} for a missing one, and for one that would change the path (empty, a dot, two dots)
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (value === '' || value === '.' || value === '..') throw new Error(`The path ${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
}

const MOST_REPORTED = 5;
const reported = new Set<string>();

/** Logs the invalid part of a response, once per call. */
function reportOnce(
  call: string,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
) {
  if (reported.has(call)) return;
  reported.add(call);
  const faults = issues
    .slice(0, MOST_REPORTED)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`);
  // biome-ignore lint/suspicious/noConsole: authors of providers look here
  console.warn(`${call}: ${faults.join('; ')}`);
}
