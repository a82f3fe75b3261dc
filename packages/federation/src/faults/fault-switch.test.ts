import type { Host, MountTarget, RegistryEntry, Release, Remote } from '@waymark/contract';
import { createFaults, FAULT_NAMES, type FaultSwitch, readFaults } from './fault-switch';

beforeAll(() => Object.assign(globalThis, { document: { baseURI: 'http://localhost/' } }));

it('reads switches and ignores invalid ones', () => {
  expect(readFaults('mf-games:not-found, mf-teams:slow:500,mf-media:slow')).toEqual([
    { remote: 'mf-games', name: 'not-found', ms: 12_000 },
    { remote: 'mf-teams', name: 'slow', ms: 500 },
    { remote: 'mf-media', name: 'slow', ms: 12_000 },
  ]);
  expect(readFaults('mf-games, mf-games:boil,:chunk,mf-games:slow:soon,<b>:chunk')).toEqual([]);
});

it.each(FAULT_NAMES)('%s breaks only its own remote, until switched off', async (name) => {
  const whole: Remote = {
    manifest: { id: 'mf-games', contract: '', requires: {}, optional: {}, api: '*', routes: [], menu: [] },
    // A rendered screen.
    mount: async (_, { api }) => ({ update() {}, canLeave: () => api === undefined, unmount() {} }),
  };
  let on: readonly FaultSwitch[] = [{ remote: 'mf-games', name, ms: 0 }];
  const faults = createFaults(() => on);
  const entry = (id: string) =>
    ({
      id,
      current: { entry: 'http://localhost/1/remoteEntry.js', integrity: {}, contract: '^1.0.0' } as unknown as Release,
    }) satisfies RegistryEntry;
  /** Everything that can go wrong between the registry and the screen. */
  const broken = async (id: string): Promise<boolean> => {
    const isSpoiled = JSON.stringify(faults.spoil(entry(id))) !== JSON.stringify(entry(id));
    const start = performance.now();
    try {
      const module = (await faults.load(id, async () => ({ default: whole }))) as { default: Remote };
      await module.default.mount({} as MountTarget, {} as Host, { basename: '' });
    } catch {
      return true;
    }
    return isSpoiled || (name === 'slow' && id === 'mf-games' && on.length > 0 && performance.now() > start);
  };
  expect([await broken('mf-games'), await broken('mf-teams')]).toEqual([true, false]);
  on = [];
  expect(await broken('mf-games')).toBe(false);
});
