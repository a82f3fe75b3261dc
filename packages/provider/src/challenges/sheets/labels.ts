export { writeLabels } from '@waymark/contract/sheets';

/** Reads labels as `writeLabels` writes them; each once. */
export function readLabels(cell: string): string[] {
  const labels = cell.split(cell.includes('\n') ? '\n' : ',').map((label) => label.trim().replace(/\s+/g, ' '));
  const found = new Map(labels.filter((label) => label !== '').map((label) => [label.toLowerCase(), label]));
  return [...found.values()];
}
