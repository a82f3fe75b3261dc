/** A copy of a list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined) rest.splice(to, 0, entry);
  return rest;
}
