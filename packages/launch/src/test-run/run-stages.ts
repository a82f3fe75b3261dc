import { PlainFailure } from '../plain-failure';
import { NO_TESTS } from './counts';
import type { RunContext } from './run-context';
import type { Stage, StageOutcome } from './stage';
import { type StageResult, seconds } from './summary';

/** Single-core stages running at a time: more would slow each other down on two cores. */
const SIDE_BY_SIDE = 2;

/**
 * Runs the stages in order, single-core ones two at a time, and returns the results in order. After a failure no stage
 * starts, unless `all`.
 */
export async function runStages(
  stages: readonly Stage[],
  context: RunContext,
  { all = false }: { all?: boolean } = {},
): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>();
  const running = new Set<Promise<void>>();
  const isOver = () => context.signal.aborted || (!all && [...results.values()].some(({ ok }) => !ok));
  for (const stage of stages) {
    const others = stage.oneCore ? SIDE_BY_SIDE - 1 : 0;
    while (running.size > others) await Promise.race(running);
    if (isOver()) break;
    const run = runStage(stage, context).then((result) => {
      context.print(`--- ${stage.heading}: ${result.ok ? 'ok' : 'FAILED'} after ${seconds(result.ms)}`);
      results.set(stage, result);
      running.delete(run);
    });
    running.add(run);
    if (!stage.oneCore) await run;
  }
  await Promise.all(running);
  return stages.flatMap((stage) => results.get(stage) ?? []);
}

async function runStage(stage: Stage, context: RunContext): Promise<StageResult> {
  context.print(`\n=== ${stage.heading} (npm test -- ${stage.name})`);
  const began = performance.now();
  const outcome = await stage.run(context).catch((error: unknown): StageOutcome => {
    context.print(error instanceof PlainFailure ? error.message : String(error instanceof Error ? error.stack : error));
    return { ok: false };
  });
  const { ok, counts = NO_TESTS, files = [], failures = [] } = outcome;
  return { name: stage.name, ok, ms: performance.now() - began, counts, files, failures };
}
