import { overlayRegistries } from './overlay';
import type { Registry, RegistryEntry } from './registry';

const release = (version: string) => ({ version }) as RegistryEntry['current'];
const entry = (id: string, current: string, previous?: string): RegistryEntry => ({
  id,
  current: release(current),
  ...(previous !== undefined && { previous: release(previous) }),
});
const channel = (name: string, revision: number, ...remotes: RegistryEntry[]): Registry => ({
  channel: name,
  revision,
  remotes,
});

describe('a channel on top of another', () => {
  const stable = channel('stable', 4, entry('mf-games', '1.0.0', '0.9.0'), entry('mf-teams', '2.0.0'));

  it('has the releases of the upper channel, and the rest of the lower one', () => {
    const both = overlayRegistries(stable, channel('staging', 3, entry('mf-games', '1.2.0', '1.1.0')));
    expect(both).toMatchObject({ channel: 'staging', revision: 7 });
    expect(both.remotes).toEqual([entry('mf-games', '1.2.0', '1.1.0'), entry('mf-teams', '2.0.0')]);
  });

  it('falls back from an upper first release to the lower one, but not to itself', () => {
    const both = overlayRegistries(
      stable,
      channel('staging', 1, entry('mf-games', '1.1.0'), entry('mf-teams', '2.0.0')),
    );
    expect(both.remotes).toEqual([entry('mf-games', '1.1.0', '1.0.0'), entry('mf-teams', '2.0.0')]);
  });
});
