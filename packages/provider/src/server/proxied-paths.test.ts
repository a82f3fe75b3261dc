import { readFile } from 'node:fs/promises';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';

const DEPLOY = new URL('../../../launch/deploy/', import.meta.url);
/** Internal paths for operators and their programs. */
const INSIDE = ['health', 'metrics', 'operator', 'ready'];

let provider: TestProvider;
beforeAll(async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  provider = await startTestProvider({ stripe, dropbox: { key: 'the-app' } });
}, START_TIMEOUT);
afterAll(() => provider.close());

/** The first path segments that a configuration forwards to the provider. */
async function sentOn(file: string, lines: RegExp, parts: RegExp): Promise<string[]> {
  const text = await readFile(new URL(file, DEPLOY), 'utf8');
  const found = text.match(lines) ?? [];
  return found.flatMap((line) => [...line.matchAll(parts)].map(([, part = '']) => part));
}

it.each([
  ['nginx.conf', /location (~ \^\/\(v1.*|= \/.*) \{/g, /[(|/]([a-z][\w.]*)(?=[)| /])/g],
  ['Caddyfile', /@provider path .*/g, / \/([a-z\d][\w.]*)/g],
] as const)('%s proxies every public path of the provider and no internal one', async (file, lines, parts) => {
  const sent = await sentOn(file, lines, parts);
  const [outside, inside] = [true, false].map((is) =>
    [...provider.firstParts].filter((part) => INSIDE.includes(part) !== is),
  );
  // The live socket is not a route.
  expect(sent.sort()).toEqual([...(outside ?? []), 'socket'].sort());
  expect(inside).toEqual(expect.arrayContaining(['health', 'metrics', 'ready']));
});
