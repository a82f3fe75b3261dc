import { runCommand } from './command';
import { PlainFailure } from './plain-failure';
import { type Browser, findOrInstallBrowser } from './test-run/browser';
import { changedStages } from './test-run/changed/changed-stages';
import { runStages } from './test-run/run-stages';
import type { Stage } from './test-run/stage';
import { STAGES } from './test-run/stages';
import { summarise } from './test-run/summary';

const print = (line: string) => console.log(line);

/**
 * `npm test [-- <stage>…] [--all]`: runs the stages in order and stops at the first failure, unless `--all`. `changed`
 * instead of stages runs what the current change can affect.
 */
await runCommand(async ({ signal }) => {
  const args = process.argv.slice(2);
  const stages = chooseStages(args.filter((arg) => !arg.startsWith('--')));
  let found: Browser | undefined;
  const browser = () => {
    found ??= findOrInstallBrowser(print);
    return found;
  };
  if (stages.some(({ needsBrowser }) => needsBrowser)) {
    const { path, version, from } = browser();
    print(`Browser: ${version} (${path}, ${from})`);
  }
  const results = await runStages(stages, { browser, signal, print }, { all: args.includes('--all') });
  for (const line of summarise(results)) print(line);
  return results.length === stages.length && results.every(({ ok }) => ok) ? 0 : 1;
});

function chooseStages(names: readonly string[]): readonly Stage[] {
  if (names.length === 1 && names[0] === 'changed') return changedStages(print);
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new PlainFailure(`There is no stage "${unknown.join('", "')}". There are: ${known}, changed.`);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}
