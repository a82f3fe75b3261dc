import { runCommand } from '@waymark/launch';
import type { Figure } from '../result/figure';
import { renderTable } from '../result/table';
import { measureBytes } from './measure-bytes';

/**
 * How far over its budget a page may be before the run fails, as a share. The table says `over` from the first byte; this
 * leaves room to land a screen and take its bytes out in the next change, and none to let them grow.
 */
const TOLERANCE = 0.01;

const isFarOver = ({ value, budget }: Figure): boolean => budget !== undefined && !(value <= budget * (1 + TOLERANCE));

/** `npm test -- bytes`: fails when a page of the build names far more JavaScript than its budget. */
await runCommand(async () => {
  const figures = await measureBytes();
  console.log(renderTable(figures));
  return figures.some(isFarOver) ? 1 : 0;
});
