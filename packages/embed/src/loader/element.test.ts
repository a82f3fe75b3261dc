import type { GetToken } from './ask-token';
import { WaymarkRemote } from './element';
import type { Place } from './place';

let place: Place | undefined;
jest.mock('./in-page', () => ({
  showInPage: (shown: Place) => {
    place = shown;
    return { renew: () => undefined, end: () => undefined };
  },
}));
// The browser of these tests has no style sheets of its own.
jest.mock('./placeholder');
customElements.define('waymark-remote', WaymarkRemote);

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** An element in a page, with this callback. */
async function insert(getToken?: unknown) {
  const element = document.createElement('waymark-remote') as WaymarkRemote;
  element.setAttribute('area', 'games');
  if (getToken) element.getToken = getToken as GetToken;
  document.body.append(element);
  await Promise.resolve();
  const ask = async () => await place?.askToken();
  const expire = () => place?.tell({ type: 'session-expired', detail: {} });
  return { element, ask, expire };
}
const hints = () => warned.mock.calls.map(([words]) => words as string);

test.each([
  ['fails', () => Promise.reject(new Error('offline')), 'getToken failed:'],
  ['is no function', 'abc', 'getToken failed:'],
  ['returns an object', async () => ({ token: 'abc' }), 'getToken must return a string, but returned this object:'],
  ['returns an error page', () => '<h1>Not Found</h1>', 'getToken returned text that is not a token'],
  ['returns JSON', () => '{"token":"abc"}', 'getToken returned text that is not a token'],
])('tells developers once in the console that getToken %s', async (_, getToken, hint) => {
  const { element, ask } = await insert(getToken);
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(hints()).toEqual([expect.stringContaining(`<waymark-remote area="games">: ${hint}`)]);
  element.getToken = getToken as GetToken;
  await ask();
  expect(hints()).toHaveLength(2);
});

test.each([undefined, null, '', 'abc', 'abc\n'])('a page may answer %j', async (answer) => {
  const { ask, expire } = await insert(() => answer);
  expect(await ask()).toBe(answer ? 'abc' : undefined);
  expire();
  expect(hints()).toEqual([]);
});

test('tells developers that getToken is missing only once a page needs it', async () => {
  const { ask, expire } = await insert();
  expect(await ask()).toBeUndefined();
  expect(hints()).toEqual([]);
  expire();
  expect(hints()).toEqual([expect.stringContaining('getToken is not set')]);
});
