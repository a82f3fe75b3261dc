import { API_VERSION, type Host, type Remote } from '@waymark/contract';
import { act } from 'react';
import { ConformanceBench } from './bench';
import type { ConformanceCase } from './case';
import { CHECKS } from './checks';

const BREAK = new TypeError("Cannot read properties of undefined (reading 'zone')");

/** A host that throws while a screen renders and accesses the API. */
const breakingWhileDrawn = (host: Host): Host =>
  Object.freeze({
    ...host,
    get api(): never {
      throw BREAK;
    },
  });

/** Checks that every remote must pass, with the fake host; called at the top of a remote's test file. */
export function describeConformance(remote: Remote, given: ConformanceCase): void {
  describe(`${remote.manifest.id} fulfils the contract`, () => {
    const bench = new ConformanceBench(remote, { api: API_VERSION, ...given }, (work) =>
      act(async () => {
        await work();
      }),
    );
    afterEach(() => bench.clean());
    for (const check of CHECKS) it(check.title, () => check.run(bench));

    // Only for sources, because older releases lack it.
    it('reports a screen that throws while rendering to its host, and shows nothing of the error', async () => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { host, reported } = bench.fake();
      const target = bench.plant();
      await bench.mount(target, { host: breakingWhileDrawn(host) });
      expect(reported).toContainEqual({ error: BREAK, context: expect.objectContaining({ fatal: true }) });
      expect(target.element.textContent).not.toContain(BREAK.message);
      complaints.mockRestore();
    });
  });
}
