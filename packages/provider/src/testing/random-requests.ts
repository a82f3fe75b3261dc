import { type Chance, type Schema, valueFor } from './random-values';

/** One call in an API description. */
export interface Operation {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly operationId: string;
  readonly security?: unknown;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, { schema?: object }>> }>>;
}

/** The served API description. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>;
}

/** All calls of a description. */
export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

/** A request ready to send. */
export interface RandomRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Callers and subjects of requests. */
export interface Known {
  readonly people: readonly [{ whitelabel: string; token?: string }, ...{ whitelabel: string; token?: string }[]];
  ids(path: string, name: string): readonly [number, ...number[]];
  /** Valid values of fields that random ones would rarely match. */
  readonly words: Readonly<Record<string, readonly [unknown, ...unknown[]]>>;
}

/** Share of parts that violate the description. */
const WILD = 0.08;

/** A request that mostly matches a call's description. */
export function randomRequest(operation: Operation, known: Known, chance: Chance): RandomRequest {
  const wild = chance.happens(0.5) ? 0 : WILD;
  const value = (name: string, schema: Schema) => {
    const isId = name === 'id' || name.endsWith('_id');
    if (isId && !chance.happens(0.15)) return chance.pick(known.ids(operation.path, name));
    const good = known.words[name];
    return good && chance.happens(0.7) ? chance.pick<unknown>(good) : valueFor(schema, chance, wild);
  };
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encoded(value(name, schema)));
    else if (place === 'query' && (required || chance.happens(0.4))) query.append(name, inAddress(value(name, schema)));
  }
  const words = chance.happens(wild) ? `${query}&%E0%A4%A=%&game_id=1&game_id=2` : String(query);
  const person = chance.pick(known.people);
  const json = operation.requestBody?.content['application/json'].schema;
  return {
    operation,
    method: operation.method,
    path: words ? `${path}?${words}` : path,
    headers: {
      Accept: 'application/json',
      'Accept-Encoding': chance.pick(['br', 'gzip', 'identity', '*;q=0']),
      'Content-Type': chance.happens(wild)
        ? chance.pick(['text/plain', 'application/json; charset=x', ''])
        : 'application/json',
      'X-Whitelabel': chance.happens(wild) ? chance.pick(['', 'nowhere', "' or 1=1"]) : person.whitelabel,
      ...keyOf(operation, chance, wild),
      ...(person.token ? { Authorization: `Bearer ${person.token}` } : {}),
      ...(chance.happens(wild)
        ? { Authorization: chance.pick(['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer tkt_x']) }
        : {}),
    },
    body: json && bodyOf(operation, json, known, chance, wild),
  };
}

/** Few keys, so that the same and other requests reuse them; sometimes an invalid one. */
function keyOf({ parameters }: Operation, chance: Chance, wild: number): Record<string, string> {
  const header = 'Idempotency-Key';
  if (!parameters.some(({ name }) => name === header) || !chance.happens(0.3)) return {};
  return {
    [header]: chance.happens(wild) ? chance.pick(['', 'two words', 'x'.repeat(129)]) : `key-${chance.below(200)}`,
  };
}

function bodyOf({ path }: Operation, schema: Schema, known: Known, chance: Chance, wild: number): string {
  if (chance.happens(wild)) return chance.pick(['', '{', '[]', 'null', '"text"', '{"a":1}}', '[[[[[[[[[[', '\0']);
  const value = valueFor(schema, chance, wild);
  if (typeof value === 'object' && value !== null) {
    // Optional fields of the body that some calls require anyway.
    const missed = ['name', 'comment', 'team'].filter((name) => Object.hasOwn(schema.properties ?? {}, name));
    for (const name of new Set([...Object.keys(value), ...(wild === 0 ? missed : [])])) {
      const words = Object.hasOwn(known.words, name) ? known.words[name] : undefined;
      const good = words ?? (name === 'id' || name.endsWith('_id') ? known.ids(path, name) : undefined);
      // Random values rarely make sixty fields valid at once.
      if (good && (wild === 0 || chance.happens(0.7))) Object.assign(value, { [name]: chance.pick<unknown>(good) });
    }
  }
  return JSON.stringify(value);
}

const inAddress = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** As a path segment: never empty, never another path. Lone surrogates, which no address can hold, are replaced. */
function encoded(value: unknown): string {
  const text = encodeURIComponent(Buffer.from(inAddress(value).slice(0, 300)).toString()).replace(/^\.+$/, '%2E');
  return text === '' ? '%20' : text;
}
