import { rememberFailures } from './failure-memory';
import type { RemoteFailure } from './remote-state';

const failure: RemoteFailure = { kind: 'integrity', remote: 'mf-games', version: '1.1.0', message: 'x' };

/** Storage of a browser, kept across reloads. */
function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  } as Storage;
}

it('a release that failed twice is blocked for ten minutes, even after a reload', () => {
  let now = 1_000_000;
  const kept = storage();
  const clock = () => now;
  expect(rememberFailures(kept, clock).note('games_1_1_0', failure)).toBe(false);
  expect(rememberFailures(kept, clock).shutOut('games_1_1_0')).toBeUndefined();
  expect(rememberFailures(kept, clock).note('games_1_1_0', failure)).toBe(true);
  expect(rememberFailures(kept, clock).shutOut('games_1_1_0')).toMatchObject({ kind: 'integrity', version: '1.1.0' });
  expect(rememberFailures(kept, clock).shutOut('games_1_2_0')).toBeUndefined();
  now += 10 * 60_000;
  expect(rememberFailures(kept, clock).shutOut('games_1_1_0')).toBeUndefined();
});

it('missing or corrupt storage is tolerated', () => {
  expect(rememberFailures(undefined).shutOut('games_1_1_0')).toBeUndefined();
  const kept = storage();
  kept.setItem('waymark_failed_releases', '{"half');
  expect(rememberFailures(kept).note('games_1_1_0', failure)).toBe(false);
  for (const text of ['null', '[7]', '{"games_1_1_0":null}', '{"games_1_1_0":{}}', '{"games_1_1_0":{"until":"x"}}']) {
    kept.setItem('waymark_failed_releases', text);
    expect(rememberFailures(kept).shutOut('games_1_1_0')).toBeUndefined();
    expect(rememberFailures(kept).note('games_1_1_0', failure)).toBe(false);
  }
});

it("turning the clock back doesn't extend a block", () => {
  let now = 1_000_000_000;
  const memory = rememberFailures(storage(), () => now);
  memory.note('games_1_1_0', failure);
  memory.note('games_1_1_0', failure);
  now -= 24 * 60 * 60_000;
  expect(memory.shutOut('games_1_1_0')).toBeUndefined();
});
