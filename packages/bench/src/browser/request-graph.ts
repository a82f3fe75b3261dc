/** Resource type of a request, as the browser reports it. */
export type RequestKind =
  | 'Document'
  | 'Script'
  | 'Stylesheet'
  | 'Fetch'
  | 'XHR'
  | 'Preflight'
  | 'Image'
  | 'Font'
  | 'Other';

/** One request of a page. */
export interface LoggedRequest {
  readonly id: string;
  readonly url: string;
  readonly kind: RequestKind;
  /** URLs of the files that caused it: the document, or every script on the call stack. */
  readonly initiators: readonly string[];
  /** The request this preflight belongs to. */
  readonly preflightOf?: string;
  /** Whether it was sent from an idle callback. */
  readonly idle: boolean;
  /** Milliseconds since navigation. */
  readonly start: number;
  /** Undefined while pending. */
  readonly end?: number;
  readonly bytes: number;
}

const NEEDED: ReadonlySet<RequestKind> = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Preflight']);

/** Responses received up to a point in time that data may depend on. */
const waitedFor = (requests: readonly LoggedRequest[], until: number): readonly LoggedRequest[] =>
  requests.filter(({ kind, idle, end }) => NEEDED.has(kind) && !idle && end !== undefined && end <= until);

/**
 * The number of sequential responses each request depends on, itself included: the document is 1, a resource it
 * references is 2. A preflight counts before its request.
 */
export function levelsOf(requests: readonly LoggedRequest[]): ReadonlyMap<string, number> {
  const byUrl = new Map<string, LoggedRequest>();
  for (const request of requests)
    if (request.kind !== 'Preflight' && !byUrl.has(request.url)) byUrl.set(request.url, request);
  const preflights = new Map(
    requests.flatMap((request) => (request.preflightOf ? [[request.preflightOf, request]] : [])),
  );
  const levels = new Map<string, number>();

  const levelOf = (request: LoggedRequest, asking: ReadonlySet<string>): number => {
    const known = levels.get(request.id);
    if (known !== undefined) return known;
    // Breaks cycles: a script that reloads itself would depend on itself.
    if (asking.has(request.id)) return 0;
    const further = new Set([...asking, request.id]);
    const parents = request.initiators.flatMap((url) => byUrl.get(url) ?? []).filter(({ id }) => id !== request.id);
    const parentLevel = Math.max(0, ...parents.map((parent) => levelOf(parent, further)));
    const level = parentLevel + 1 + (preflights.has(request.id) ? 1 : 0);
    levels.set(request.id, level);
    return level;
  };
  for (const request of requests) if (request.kind !== 'Preflight') levelOf(request, new Set());
  for (const { id, preflightOf } of requests) {
    if (preflightOf) levels.set(id, Math.max(1, (levels.get(preflightOf) ?? 2) - 1));
  }
  return levels;
}

/** The deepest level among responses up to a point in time that data may depend on. */
export function serialLevels(requests: readonly LoggedRequest[], until: number): number {
  const levels = levelsOf(requests);
  return Math.max(0, ...waitedFor(requests, until).map(({ id }) => levels.get(id) ?? 0));
}

/** The chain to a deepest request received up to a point in time, document first. */
export function longestChain(requests: readonly LoggedRequest[], until: number): readonly LoggedRequest[] {
  const levels = levelsOf(requests);
  const deepest = serialLevels(requests, until);
  const chain: LoggedRequest[] = [];
  let next = waitedFor(requests, until).find(({ id }) => levels.get(id) === deepest);
  while (next && !chain.includes(next)) {
    chain.unshift(next);
    next = before(next, requests, levels);
  }
  return chain;
}

function before(
  request: LoggedRequest,
  requests: readonly LoggedRequest[],
  levels: ReadonlyMap<string, number>,
): LoggedRequest | undefined {
  const level = (levels.get(request.id) ?? 0) - 1;
  const preflight = requests.find(({ preflightOf }) => preflightOf === request.id);
  if (preflight) return preflight;
  const cause = request.preflightOf ? requests.find(({ id }) => id === request.preflightOf) : request;
  return requests.find(({ id, url }) => levels.get(id) === level && cause?.initiators.includes(url));
}

/** Bytes of scripts requested up to a point in time, and of those requested later or while idle. */
export function scriptBytes(
  requests: readonly LoggedRequest[],
  until: number,
): { readonly first: number; readonly later: number } {
  const scripts = requests.filter(({ kind }) => kind === 'Script');
  const sum = (some: readonly LoggedRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const first = sum(scripts.filter(({ start, idle }) => start <= until && !idle));
  return { first, later: sum(scripts) - first };
}
