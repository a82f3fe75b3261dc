import type { ReadRow } from './read-rows';

interface Known {
  readonly id: number;
  readonly name: string;
  readonly task_type: number;
}

const keyOf = (name: string, type: number): string => `${type} ${name.trim().toLowerCase().replace(/\s+/g, ' ')}`;

/** Rows whose headline and type a challenge of the game has already, with its id. */
export function findDuplicates(rows: readonly ReadRow[], known: readonly Known[]): Map<ReadRow, number> {
  const ids = new Map(
    known.filter(({ name }) => name.trim() !== '').map((one) => [keyOf(one.name, one.task_type), one.id]),
  );
  return new Map(
    rows.flatMap((row) => {
      const id = ids.get(keyOf(row.name, row.taskType));
      return id === undefined ? [] : [[row, id] as const];
    }),
  );
}
