import type { Remote } from '@waymark/contract';
import { type ActRunner, ConformanceBench } from './bench';
import type { ConformanceCase } from './case';
import { CHECKS } from './checks';

/** The result of one check. */
export interface CheckResult {
  readonly title: string;
  /** The reason it failed; absent if it passed. */
  readonly failure?: string;
}

/** Runs all checks on a remote, one after another, whatever their results. */
export async function runConformance(
  remote: Remote,
  given: ConformanceCase,
  doing: ActRunner,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { title, run } of CHECKS) {
    const bench = new ConformanceBench(remote, given, doing);
    try {
      await run(bench);
      results.push({ title });
    } catch (error) {
      results.push({ title, failure: error instanceof Error ? error.message : String(error) });
    } finally {
      await bench.clean();
    }
  }
  return results;
}
