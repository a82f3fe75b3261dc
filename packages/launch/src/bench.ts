import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command';
import { PlainFailure } from './plain-failure';
import { runTool } from './processes/tool';
import { ROOT } from './root';

/** `npm run bench`: runs the benchmarks. */
await runCommand(async ({ signal }) => {
  const program = join(ROOT, 'packages/bench/src/main.ts');
  if (!existsSync(program)) throw new PlainFailure('The benchmarks (packages/bench) are missing.');
  return (await runTool('tsx', [program, ...process.argv.slice(2)], { signal })) ? 0 : 1;
});
