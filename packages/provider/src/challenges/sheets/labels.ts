/** Labels of a challenge in one cell: a line each where one of them has a comma in it, else separated by commas. */
export const writeLabels = (labels: readonly string[]): string =>
  labels.some((label) => label.includes(',')) ? `${labels.join('\n')}\n` : labels.join(', ');

/** Reads labels as `writeLabels` writes them; each once. */
export function readLabels(cell: string): string[] {
  const labels = cell.split(cell.includes('\n') ? '\n' : ',').map((label) => label.trim().replace(/\s+/g, ' '));
  const found = new Map(labels.filter((label) => label !== '').map((label) => [label.toLowerCase(), label]));
  return [...found.values()];
}
