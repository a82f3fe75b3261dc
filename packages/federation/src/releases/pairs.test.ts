import { STORES, type TestStore } from '../testing/stores';
import { matrixOf } from './matrix';
import { changePairs, readPairs, requireProof, verdictOf, withVerdicts } from './pairs';

const passed = verdictOf([{ title: 'draws' }, { title: 'leaves' }], 1);
const failed = verdictOf([{ title: 'draws' }, { title: 'leaves', failure: 'a listener is left' }], 2);

describe.each(STORES)('verdicts on shell and remote pairs, in %s', (_, open) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());
  const inService = (...shells: string[]) => changePairs(store.files, (pairs) => ({ ...pairs, shells }));
  const record = (version: string, verdicts: Parameters<typeof withVerdicts>[2]) =>
    changePairs(store.files, withVerdicts('mf-games', version, verdicts));

  it('keep a release out of service unless it passed with every shell in service', async () => {
    await requireProof(store.files, 'mf-games', '1.0.0');
    await inService('1.0.0', '1.1.0');
    const attempt = () => requireProof(store.files, 'mf-games', '1.0.0');
    await expect(attempt()).rejects.toThrow('mf-games 1.0.0 has no passing verdict with shell 1.0.0, 1.1.0');
    await record('1.0.0', { '1.0.0': passed, '1.1.0': failed });
    await expect(attempt()).rejects.toThrow('no passing verdict with shell 1.1.0:');
    await record('1.0.0', { '1.1.0': passed });
    await attempt();
    await inService('1.0.0', '1.1.0', '1.2.0');
    await expect(attempt()).rejects.toThrow('with shell 1.2.0:');
  });

  it('survive concurrent writes', async () => {
    await Promise.all(['1.0.0', '1.1.0', '1.2.0'].map((version) => record(version, { '1.0.0': passed })));
    const { verdicts } = await readPairs(store.files);
    expect(Object.keys(verdicts['mf-games'] ?? {}).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('are printed as a table of shells and releases, with the reasons below', async () => {
    expect(matrixOf(await readPairs(store.files), [])).toContain('No shell is in service');
    await inService('1.0.0', '1.1.0');
    await record('1.0.0', { '1.0.0': passed, '1.1.0': failed });
    const releases = [
      ['mf-games', '1.0.0'],
      ['mf-teams', '2.0.0'],
    ] as const;
    expect(matrixOf(await readPairs(store.files), releases).split('\n')).toEqual([
      '                shell 1.0.0  shell 1.1.0',
      'mf-games 1.0.0  passed 2     FAILED 1',
      'mf-teams 2.0.0  not tried    not tried',
      '',
      'mf-games 1.0.0 in shell 1.1.0: leaves: a listener is left',
    ]);
  });
});
