/** What a request was for, in the browser's words. */
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
export interface SeenRequest {
  readonly id: string;
  readonly url: string;
  readonly kind: RequestKind;
  /** Addresses of the files that asked for it: the document, or every script on the way to the call. */
  readonly askedBy: readonly string[];
  /** The request this one had to be asked leave for. */
  readonly preflightOf?: string;
  /** Whether the page asked for it because it had nothing else to do. */
  readonly idle: boolean;
  /** Milliseconds since the navigation began. */
  readonly start: number;
  /** Undefined while it is under way. */
  readonly end?: number;
  readonly bytes: number;
}

const NEEDED: ReadonlySet<RequestKind> = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Preflight']);

/** What had come by a moment and may have been waited for. */
const waitedFor = (requests: readonly SeenRequest[], until: number): readonly SeenRequest[] =>
  requests.filter(({ kind, idle, end }) => NEEDED.has(kind) && !idle && end !== undefined && end <= until);

/**
 * How many answers had to come one after the other before each request could be sent, itself included: the document is 1,
 * what it names is 2. A preflight stands before its request.
 */
export function levelsOf(requests: readonly SeenRequest[]): ReadonlyMap<string, number> {
  const byUrl = new Map<string, SeenRequest>();
  for (const request of requests)
    if (request.kind !== 'Preflight' && !byUrl.has(request.url)) byUrl.set(request.url, request);
  const preflights = new Map(
    requests.flatMap((request) => (request.preflightOf ? [[request.preflightOf, request]] : [])),
  );
  const levels = new Map<string, number>();

  const levelOf = (request: SeenRequest, asking: ReadonlySet<string>): number => {
    const known = levels.get(request.id);
    if (known !== undefined) return known;
    // A script that reloads itself would wait for itself.
    if (asking.has(request.id)) return 0;
    const further = new Set([...asking, request.id]);
    const parents = request.askedBy.flatMap((url) => byUrl.get(url) ?? []).filter(({ id }) => id !== request.id);
    const asked = Math.max(0, ...parents.map((parent) => levelOf(parent, further)));
    const level = asked + 1 + (preflights.has(request.id) ? 1 : 0);
    levels.set(request.id, level);
    return level;
  };
  for (const request of requests) if (request.kind !== 'Preflight') levelOf(request, new Set());
  for (const { id, preflightOf } of requests) {
    if (preflightOf) levels.set(id, Math.max(1, (levels.get(preflightOf) ?? 2) - 1));
  }
  return levels;
}

/** The serial levels up to a moment: of what had come by then and may have been waited for. */
export function serialLevels(requests: readonly SeenRequest[], until: number): number {
  const levels = levelsOf(requests);
  return Math.max(0, ...waitedFor(requests, until).map(({ id }) => levels.get(id) ?? 0));
}

/** The way to a deepest request that had come by a moment, the document first. */
export function longestChain(requests: readonly SeenRequest[], until: number): readonly SeenRequest[] {
  const levels = levelsOf(requests);
  const deepest = serialLevels(requests, until);
  const chain: SeenRequest[] = [];
  let next = waitedFor(requests, until).find(({ id }) => levels.get(id) === deepest);
  while (next && !chain.includes(next)) {
    chain.unshift(next);
    next = before(next, requests, levels);
  }
  return chain;
}

function before(
  request: SeenRequest,
  requests: readonly SeenRequest[],
  levels: ReadonlyMap<string, number>,
): SeenRequest | undefined {
  const level = (levels.get(request.id) ?? 0) - 1;
  const preflight = requests.find(({ preflightOf }) => preflightOf === request.id);
  if (preflight) return preflight;
  const asked = request.preflightOf ? requests.find(({ id }) => id === request.preflightOf) : request;
  return requests.find(({ id, url }) => levels.get(id) === level && asked?.askedBy.includes(url));
}

/** Bytes of the scripts that were asked for up to a moment, and of those that came later or while the page was idle. */
export function scriptBytes(
  requests: readonly SeenRequest[],
  until: number,
): { readonly first: number; readonly later: number } {
  const scripts = requests.filter(({ kind }) => kind === 'Script');
  const sum = (some: readonly SeenRequest[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const first = sum(scripts.filter(({ start, idle }) => start <= until && !idle));
  return { first, later: sum(scripts) - first };
}
