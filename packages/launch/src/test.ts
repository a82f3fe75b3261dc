import { runCommand } from './command';
import { PlainFailure } from './plain-failure';
import { type Browser, findOrInstallBrowser } from './test-run/browser';
import { changedStages } from './test-run/changed/changed-stages';
import { NO_TESTS } from './test-run/counts';
import type { RunContext } from './test-run/run-context';
import type { Stage, StageOutcome } from './test-run/stage';
import { STAGES } from './test-run/stages';
import { type StageResult, seconds, summarise } from './test-run/summary';

const say = (line: string) => console.log(line);

/**
 * `npm test [-- <stage>…] [--all]`: runs the stages in order and stops at the first failure, unless `--all`. `changed`
 * instead of stages runs what the current change can affect.
 */
await runCommand(async ({ signal }) => {
  const args = process.argv.slice(2);
  const stages = chooseStages(args.filter((arg) => !arg.startsWith('--')));
  let found: Browser | undefined;
  const browser = () => {
    found ??= findOrInstallBrowser(say);
    return found;
  };
  if (stages.some(({ needsBrowser }) => needsBrowser)) {
    const { path, version, from } = browser();
    say(`Browser: ${version} (${path}, ${from})`);
  }
  const results = await runStages(stages, { browser, signal, say }, args.includes('--all'));
  for (const line of summarise(results)) say(line);
  return results.length === stages.length && results.every(({ ok }) => ok) ? 0 : 1;
});

async function runStages(stages: readonly Stage[], context: RunContext, all: boolean): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    if (context.signal.aborted || (!all && results.some(({ ok }) => !ok))) break;
    const result = await runStage(stage, context);
    say(`--- ${stage.heading}: ${result.ok ? 'ok' : 'FAILED'} after ${seconds(result.ms)}`);
    results.push(result);
  }
  return results;
}

async function runStage(stage: Stage, context: RunContext): Promise<StageResult> {
  say(`\n=== ${stage.heading} (npm test -- ${stage.name})`);
  const began = performance.now();
  const outcome = await stage.run(context).catch((error: unknown): StageOutcome => {
    say(error instanceof PlainFailure ? error.message : String(error instanceof Error ? error.stack : error));
    return { ok: false };
  });
  const { ok, counts = NO_TESTS, files = [] } = outcome;
  return { name: stage.name, ok, ms: performance.now() - began, counts, files };
}

function chooseStages(names: readonly string[]): readonly Stage[] {
  if (names.length === 1 && names[0] === 'changed') return changedStages(say);
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new PlainFailure(`There is no stage "${unknown.join('", "')}". There are: ${known}, changed.`);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}
