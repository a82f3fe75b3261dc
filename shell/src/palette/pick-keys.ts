const PAGE = 8;

/** The option that a key moves to, wrapping around; undefined for other keys. */
export function stepFor(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'PageDown') return Math.min(active + PAGE, count - 1);
  if (key === 'PageUp') return Math.max(active - PAGE, 0);
  return undefined;
}
