import { type Figure, shown, type Unit, verdictOf } from './figure';

const SIGNS: Readonly<Record<Unit, string>> = { KB: ' KB', ms: ' ms', ratio: ' ×', count: '' };
const HEAD = ['', 'figure', 'budget', '', 'measured'];

/** Renders all figures as one table, grouped by name. */
export function renderTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    `  ${figure.name}`,
    withUnit(figure.value, figure.unit),
    figure.budget === undefined ? '' : `≤ ${figure.budget}${SIGNS[figure.unit]}`,
    verdictOf(figure),
    figure.detail ?? '',
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const lines = [line(HEAD)];
  let group = '';
  figures.forEach((figure, place) => {
    if (figure.group !== group) lines.push('', figure.group);
    group = figure.group;
    lines.push(line(rows[place] ?? []));
  });
  return lines.join('\n');
}

/** Formats a value with its unit. */
const withUnit = (value: number, unit: Unit): string => `${shown(value, unit)}${SIGNS[unit]}`;
