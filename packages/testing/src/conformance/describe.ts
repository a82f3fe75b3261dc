import { API_VERSION, type Remote } from '@waymark/contract';
import { act } from 'react';
import { ConformanceBench } from './bench';
import type { ConformanceCase } from './case';
import { CHECKS } from './checks';

/** Checks that every remote must pass, against the fake host; called at the top of a remote's test file. */
export function describeConformance(remote: Remote, given: ConformanceCase): void {
  describe(`${remote.manifest.id} keeps the contract`, () => {
    const bench = new ConformanceBench(remote, { api: API_VERSION, ...given }, (work) =>
      act(async () => {
        await work();
      }),
    );
    afterEach(() => bench.clean());
    for (const check of CHECKS) it(check.title, () => check.run(bench));
  });
}
