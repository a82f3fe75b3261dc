import { runCommand } from '@waymark/launch';
import { verdictOf } from '../result/figure';
import { renderTable } from '../result/table';
import { measureBytes } from './measure-bytes';

/** `npm test -- bytes`: fails when a page of the build names more JavaScript than its budget. */
await runCommand(async () => {
  const figures = await measureBytes();
  console.log(renderTable(figures));
  return figures.some((figure) => verdictOf(figure) === 'over') ? 1 : 0;
});
