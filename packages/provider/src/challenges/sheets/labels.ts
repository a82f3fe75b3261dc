export { writeLabels } from '@waymark/contract/sheets';

/** Parses labels as `writeLabels` writes them, without duplicates. */
export function readLabels(cell: string): string[] {
  const labels = cell.split(cell.includes('\n') ? '\n' : ',').map((label) => label.trim().replace(/\s+/g, ' '));
  const found = new Map(labels.filter((label) => label !== '').map((label) => [label.toLowerCase(), label]));
  return [...found.values()];
}
