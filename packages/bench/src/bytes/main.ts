import { runCommand } from '@waymark/launch';
import type { Figure } from '../result/figure';
import { renderTable } from '../result/table';
import { measureBytes } from './measure-bytes';

/**
 * How far a page may exceed its budget before the run fails, as a fraction. The table says `over` from the first byte;
 * this leaves room to land a screen and trim it in the next change, but none for steady growth.
 */
const TOLERANCE = 0.01;

const isFarOver = ({ value, budget }: Figure): boolean => budget !== undefined && !(value <= budget * (1 + TOLERANCE));

/** `npm test -- bytes`: fails when a page of the build references more JavaScript than its budget allows. */
await runCommand(async () => {
  const figures = await measureBytes();
  console.log(renderTable(figures));
  return figures.some(isFarOver) ? 1 : 0;
});
