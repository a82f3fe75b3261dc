import { join } from 'node:path';
import { buildAll } from './build-all';
import { runCommand } from './command';
import { runTool } from './processes/tool';
import { ROOT } from './root';

/** `npm run chaos [-- <minutes>]`: builds, and uses two nodes while things break. */
await runCommand(async ({ signal }) => {
  await buildAll((line) => console.log(line));
  const program = join(ROOT, 'e2e/chaos/main.ts');
  return (await runTool('tsx', [program, ...process.argv.slice(2)], { signal })) ? 0 : 1;
});
