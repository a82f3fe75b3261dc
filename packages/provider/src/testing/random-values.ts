/** A schema of a value, from OpenAPI. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Reproducible random numbers: the same seed gives the same values. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly [T, ...T[]]): T {
    return values[this.below(values.length)] ?? values[0];
  }
}

/** Texts that have broken programs before. */
const TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; --",
  '%',
  '_',
  '\\',
  '"',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00 half',
  '\u202eright to left',
  'ẞß ǅ İi',
  '👩‍👩‍👧‍👦',
  '\r\nX-Header: 1',
  '02/30/2026 13:00 pm',
  '05/01/2026 10:00 am',
  '2026-05-01T10:00:00Z',
  'Europe/Berlin',
  'a@example.test',
  'https://127.0.0.1/',
  'team,branding,library',
  'es',
  '00000000-0000-4000-8000-000000000000',
];
const NUMBERS: readonly [number, ...number[]] = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  10,
  25,
  0.5,
  255,
  9999,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  1e15,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  1e21,
  1e300,
  5e-324,
];

/** Any value. */
function anything(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 2 ? 5 : 7);
  if (kind === 0) return null;
  if (kind === 1) return chance.happens(0.5);
  if (kind === 2) return chance.pick(NUMBERS);
  if (kind === 3) return chance.pick(TEXTS);
  if (kind === 4) return chance.pick(TEXTS).repeat(chance.below(3_000));
  const parts = Array.from({ length: chance.below(4) }, () => anything(chance, depth + 1));
  return kind === 5 ? parts : Object.fromEntries(parts.map((part) => [chance.pick(TEXTS), part]));
}

/** A value that mostly matches the schema; `wild` is the share of parts that do not. */
export function valueFor(schema: Schema, chance: Chance, wild: number): unknown {
  if (chance.happens(wild)) return anything(chance);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return chance.pick(schema.enum as [unknown, ...unknown[]]);
  if (schema.anyOf?.length) return valueFor(chance.pick(schema.anyOf as [Schema, ...Schema[]]), chance, wild);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, chance, wild);
    case 'array':
      return Array.from({ length: chance.below(4) }, () => valueFor(schema.items ?? {}, chance, wild));
    case 'string':
      return textOf(schema, chance);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    default:
      return anything(chance, 1);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, chance: Chance, wild: number): unknown {
  const present = Object.entries(properties).filter(
    ([name]) => (required.includes(name) && !chance.happens(wild)) || chance.happens(0.08),
  );
  const extra = chance.happens(wild) ? [[chance.pick(TEXTS), anything(chance)] as const] : [];
  return Object.fromEntries([
    ...present.map(([name, part]) => [name, valueFor(part, chance, wild)] as const),
    ...extra,
  ]);
}

function textOf({ maxLength, pattern }: Schema, chance: Chance): string {
  if (pattern?.includes('{2,5}')) return chance.pick(['png', 'jpg', 'mp4', 'wt3', 'exe', 'zz']);
  if (pattern) return chance.pick(['es', 'de', 'pt-BR', 'zh-Hant']);
  if (maxLength !== undefined && chance.happens(0.05)) return 'x'.repeat(maxLength + chance.below(2));
  return chance.happens(0.5) ? chance.pick(TEXTS) : `Name ${chance.below(1_000)}`;
}

function numberOf({ type, minimum = -1000, maximum = 1000 }: Schema, chance: Chance): number {
  const low = Math.max(minimum, -1e6);
  const number = low + chance.next() * (Math.min(maximum, 1e6) - low);
  const edge = chance.pick([minimum, maximum, number]);
  return type === 'integer' ? Math.round(edge) : edge;
}
