import { runCommand } from './command';
import { nextSteps } from './new-remote/next-steps';
import { writeRemote } from './new-remote/write-remote';
import { PlainFailure } from './plain-failure';
import { runTool } from './processes/tool';
import { ROOT } from './root';

/** `pnpm new-remote mf-chat`: creates a remote that builds, passes its tests and shows in the menu. */
await runCommand(async () => {
  const [id = '', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new PlainFailure(`One remote at a time: "${more.join(' ')}" is one argument too many.`);
  const files = await writeRemote(ROOT, id);
  await runTool('biome', ['check', '--write', id, ...files.filter((file) => !file.startsWith(id))]);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\n${nextSteps(id)}`);
  return 0;
});
