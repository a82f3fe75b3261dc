import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A list of ids as one value, so that the statement text does not depend on its length. */
export const idText = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/** A list of ids as one parameter. */
export const idList = (ids: readonly number[]): SQL => sql`${idText(ids)}::bigint[]`;

/** Whether a column holds one of the ids. */
export const isAnyOf = (column: SQLWrapper, ids: readonly number[]): SQL => sql`${column} = any(${idList(ids)})`;
