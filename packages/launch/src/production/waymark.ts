import { runCommand } from '../command';
import { PlainFailure } from '../plain-failure';
import { isPart, PARTS, serve } from './serve';

const USAGE = `waymark serve ${PARTS.join('|')}`;

/** `waymark serve provider|builder|all`: runs a part of Waymark, or all of it, until asked to stop. */
await runCommand(async (ending) => {
  const [command, part = 'all', ...more] = process.argv.slice(2);
  if (command !== 'serve' || !isPart(part) || more.length > 0) throw new PlainFailure(`Say what to run: ${USAGE}`, 2);
  return await serve(part, process.env, ending);
});
