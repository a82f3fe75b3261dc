/** Which arrow keys move within a row. */
type RovingAxis = 'row' | 'column' | 'both';

/** Options of moving by keys. */
export interface RovingKeys {
  readonly axis: RovingAxis;
  readonly direction: 'ltr' | 'rtl';
  /** From the last to the first, and vice versa. */
  readonly loop?: boolean;
}

/** The index a key leads to; undefined for other keys, and at an end without a loop. */
export function rovingTarget(
  key: string,
  at: number,
  count: number,
  { axis, direction, loop = false }: RovingKeys,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const ahead = (axis !== 'column' && key === forward) || (axis !== 'row' && key === 'ArrowDown');
  const behind = (axis !== 'column' && key === back) || (axis !== 'row' && key === 'ArrowUp');
  if (!ahead && !behind) return undefined;
  const to = at + (ahead ? 1 : -1);
  if (loop) return (to + count) % count;
  return to < 0 || to >= count ? undefined : to;
}
