import { isPassed, type Pairs } from './pairs';

/** A table of shells and releases: passed, failed (with counts), or untested. */
export function matrixOf(
  { shells, verdicts }: Pairs,
  releases: readonly (readonly [id: string, version: string])[],
): string {
  if (shells.length === 0) return 'No shell is in service: "waymark release shell" puts one there';
  const rows = releases.map(([id, version]) => [
    `${id} ${version}`,
    ...shells.map((shell) => {
      const verdict = verdicts[id]?.[version]?.[shell];
      if (verdict === undefined) return 'not tried';
      return isPassed(verdict) ? `passed ${verdict.passed}` : `FAILED ${verdict.failed.length}`;
    }),
  ]);
  const table = [['', ...shells.map((shell) => `shell ${shell}`)], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const why = releases.flatMap(([id, version]) =>
    shells.flatMap((shell) =>
      (verdicts[id]?.[version]?.[shell]?.failed ?? []).map(
        ({ title, failure }) => `${id} ${version} in shell ${shell}: ${title}: ${failure}`,
      ),
    ),
  );
  return [...lines, ...(why.length > 0 ? ['', ...why] : [])].join('\n');
}
