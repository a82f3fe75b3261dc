import { buildAll } from './build-all';
import { runCommand } from './command';

/** `pnpm build`: builds everything that changed for production into `dist`. */
await runCommand(async () => {
  await buildAll((line) => console.log(line));
  return 0;
});
