import { ConfigFault, readConfig } from './read-config';

const BASE = 'https://builder.test/embed/';
const UNREADABLE = 'unreadable';
type Answer = typeof UNREADABLE | number;

const { fetch } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch }));

/** The fault of a builder whose files answer like this. */
async function faultOf(answers: { readonly config: Answer; readonly script: Answer }): Promise<string> {
  globalThis.fetch = async (url) => {
    const answer = String(url).endsWith('/embed.js') ? answers.script : answers.config;
    if (answer === UNREADABLE) throw new TypeError('Failed to fetch');
    return new Response('', { status: answer });
  };
  const fault = await readConfig(BASE, '').catch((thrown: unknown) => thrown);
  return fault instanceof ConfigFault ? fault.kind : 'none';
}

test('an unreadable configuration beside a readable script means a page that is not a partner', async () => {
  expect(await faultOf({ config: UNREADABLE, script: 200 })).toBe('origin');
});

test('a builder whose script is gone too is down, and not blamed on the page', async () => {
  expect(await faultOf({ config: UNREADABLE, script: UNREADABLE })).toBe('offline');
  expect(await faultOf({ config: UNREADABLE, script: 502 })).toBe('configuration');
});

test('a status says by itself what is wrong', async () => {
  expect(await faultOf({ config: 403, script: UNREADABLE })).toBe('origin');
  expect(await faultOf({ config: 404, script: UNREADABLE })).toBe('whitelabel');
  expect(await faultOf({ config: 503, script: UNREADABLE })).toBe('configuration');
});
