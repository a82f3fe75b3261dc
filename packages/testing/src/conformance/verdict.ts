import type { Remote } from '@waymark/contract';
import { ConformanceBench, type Doing } from './bench';
import type { ConformanceCase } from './case';
import { CHECKS } from './checks';

/** What came of one check. */
export interface CheckResult {
  readonly title: string;
  /** Why it failed; absent when it passed. */
  readonly failure?: string;
}

/** Puts a remote through every check, one after another; a check that fails keeps none of the others from being made. */
export async function runConformance(
  remote: Remote,
  given: ConformanceCase,
  doing: Doing,
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
