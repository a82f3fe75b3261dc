/** Documented fields of an entity: `true` keeps a value, lists are filtered item by item. */
export type Shape = true | { readonly [field: string]: Shape };

/** A value without undocumented fields. */
export function pickDocumented(value: unknown, shape: Shape): unknown {
  if (shape === true) return value;
  if (Array.isArray(value)) return value.map((item) => pickDocumented(item, shape));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [field, part] of Object.entries(value)) {
    const within = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (within !== undefined) kept[field] = pickDocumented(part, within);
  }
  return kept;
}

/** A shape of plain fields. */
export const fields = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, true>> =>
  Object.fromEntries(names.map((name) => [name, true] as const)) as Record<Name, true>;
