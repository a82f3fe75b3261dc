import type { Queries } from './database';

/** A query with placeholders, as the query builder gives it. */
interface Buildable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A query that nearly every call makes. Building one with all its columns takes longer than running it, so it is built
 * once per database; inside a transaction it is built again.
 * @param name the name of the prepared statement
 */
export function builtOnce<Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (queries: Queries) => Buildable<Rows>,
): (queries: Queries, values: Values) => Promise<Rows> {
  const built = new WeakMap<Queries, ReturnType<Buildable<Rows>['prepare']>>();
  return (queries, values) => {
    const known = built.get(queries);
    if (known) return known.execute(values);
    const made = build(queries).prepare(name);
    built.set(queries, made);
    return made.execute(values);
  };
}
