import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema';
import { tablesInOrder } from '../../db/tables-in-order';

const TABLES = tablesInOrder();

/** Columns that reference an account in any table, so that new tables are not forgotten. */
export const accountColumns = TABLES.flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === schema.users)
    .flatMap(({ columns }) => columns.map((column) => ({ table, column }))),
);

const addressColumns = TABLES.filter((table) => table !== schema.users).flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter(({ name }) => name === 'email' || name.endsWith('_email'))
    .map((column) => ({ table, column })),
);

/** An account; another white label may have one with the same address. */
export interface Addressed {
  readonly email: string;
  readonly whiteLabelId: number;
}

/**
 * Columns with addresses of people without an account, each with a condition that finds the address in games of the
 * account's white label.
 */
export const addressesOf = ({ email, whiteLabelId }: Addressed) =>
  addressColumns.map(({ table, column }) => {
    const { id, white_label_id, game_id } = getTableColumns(table);
    const label = table === schema.whiteLabels ? id : white_label_id;
    const own = label
      ? eq(label, whiteLabelId)
      : sql`${game_id} in (select ${schema.games.id} from ${schema.games} where ${schema.games.white_label_id} = ${whiteLabelId})`;
    return { table, column, where: sql`lower(${column}) = lower(${email}) and ${own}` };
  });
