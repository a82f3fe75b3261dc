import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema';
import { tablesInOrder } from '../../db/tables-in-order';

const TABLES = tablesInOrder();

/** Columns that name an account, whichever table they are in, so that a new table is not forgotten. */
export const accountColumns = TABLES.flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === schema.users)
    .flatMap(({ columns }) => columns.map((column) => ({ table, column }))),
);

/** Columns that hold addresses of people without an account. */
export const addressColumns = TABLES.filter((table) => table !== schema.users).flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter(({ name }) => name === 'email' || name.endsWith('_email'))
    .map((column) => ({ table, column })),
);
