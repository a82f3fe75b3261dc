import { type ChildProvider, startChildProvider } from './child-provider';
import { makeTestData, type TestData } from './test-data';

const TIMEOUT = 240_000;

/** Nodes of one installation, each in its own process, with new data for each test of the file. */
export function testNodes() {
  let data: TestData;
  const children: ChildProvider[] = [];
  beforeEach(async () => {
    data = await makeTestData();
  }, TIMEOUT);
  afterEach(async () => {
    for (const child of children.splice(0)) await child.kill();
    await data.remove();
  }, TIMEOUT);
  return {
    /** The data of the running test. */
    data: () => data,
    startNode: async () => {
      const child = await startChildProvider({ ...data.env, WAYMARK_SECRET: 'the same for all' });
      children.push(child);
      return child;
    },
  };
}
