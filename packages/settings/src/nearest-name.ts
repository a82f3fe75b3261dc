/** The known name that a misspelt one most likely means; undefined if none is close. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const ranked = names.map((name) => ({ name, edits: editsBetween(given, name) })).sort((a, b) => a.edits - b.edits);
  const [first] = ranked;
  if (first && first.edits <= 3) return first.name;
  // A name with a part missing: WAYMARK_BUILDER for WAYMARK_BUILDER_ORIGINS, also with a typo.
  return names.find((name) => editsBetween(given, name.slice(0, given.length)) <= 2 && given.length > SHORTEST);
}

const SHORTEST = 'WAYMARK_'.length + 3;

/** Letters to insert, remove, replace or swap with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(2, 2) + 1 : Infinity;
      row[j] = i === 0 ? j : Math.min(at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + same, swapped);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
