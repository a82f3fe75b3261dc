import { CallFailure } from './failure';
import { Intent, newIntent } from './intent';

const failing = (status: number | 'none') => () => Promise.reject(new CallFailure(status, 'No.', undefined, true));

/** The keys of attempts with the given outcomes. */
async function keysOf(tries: readonly { what: unknown; ends: number | 'none' }[]): Promise<string[]> {
  const intent = new Intent();
  const keys: string[] = [];
  for (const { what, ends } of tries) {
    const work = ends === 200 ? async () => undefined : failing(ends);
    await intent
      .try(what, (key) => {
        keys.push(key);
        return work();
      })
      .catch(() => undefined);
  }
  return keys;
}

it('is an unguessable key, new each time', () => {
  const keys = Array.from({ length: 100 }, newIntent);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});

it.each(['none', 425, 502, 503, 504] as const)('keeps its key after a try that ended with %s', async (ends) => {
  const [first, second, third] = await keysOf([
    { what: 'a', ends },
    { what: 'a', ends: 200 },
    { what: 'a', ends: 200 },
  ]);
  expect([second, third === first]).toEqual([first, false]);
});

it.each([400, 403, 409, 422, 500])('has a new key after the answer %s', async (ends) => {
  const [first, second] = await keysOf([
    { what: 'a', ends },
    { what: 'a', ends: 200 },
  ]);
  expect(second).not.toBe(first);
});

it('has a new key for anything else', async () => {
  const [first, second] = await keysOf([
    { what: { name: 'Cranes' }, ends: 'none' },
    { what: { name: 'Knots' }, ends: 200 },
  ]);
  expect(second).not.toBe(first);
});

it('returns or throws the outcome of a try', async () => {
  const intent = new Intent();
  await expect(intent.try('a', async () => 7)).resolves.toBe(7);
  await expect(intent.try('a', failing(403))).rejects.toMatchObject({ status: 403 });
});
