import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeEarly } from './services/early-reads';

const script = readFileSync(join(__dirname, 'early.js'), 'utf8');
const API = 'https://api.test/v1';
const REGISTRY = {
  remotes: [
    {
      current: {
        routes: [
          { path: '/games/edit/:game', first: ['/games/:game.json'] },
          { path: '/groups/organize/:game', feature: 'groups', first: ['/groups.json?game_id=:game'] },
        ],
      },
    },
  ],
};

let sent: (readonly [address: string, token: string | undefined])[];

/** A page as served, opened by a signed-in person. */
function open(path: string, { brand = [] as string[], features }: { brand?: string[]; features?: string } = {}) {
  const config = { apiOrigin: 'https://api.test', whitelabel: 'harbour', brand: { features: brand } };
  document.body.innerHTML = Object.entries({ 'waymark-config': config, 'waymark-registry': REGISTRY })
    .map(([id, block]) => `<script type="application/json" id="${id}">${JSON.stringify(block)}</script>`)
    .join('');
  window.history.replaceState(null, '', path);
  localStorage.setItem('token', 't1');
  localStorage.setItem('expiration', String(Date.now() + 60_000));
  if (features !== undefined) localStorage.setItem('features', features);
  new Function(script)();
  return sent.map(([address]) => address.replace(API, ''));
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  delete window.waymarkEarly;
  globalThis.fetch = (async (address: string, { headers = {} }: RequestInit = {}) => {
    sent.push([address, (headers as Record<string, string>).Authorization]);
    return new Response('{}');
  }) as typeof fetch;
});

it('starts the account and the first reads of the screen, each usable once', async () => {
  expect(open('/games/edit/7')).toEqual(['/users/0.json', '/games/7.json']);
  expect(sent[1]?.[1]).toBe('Bearer t1');
  expect((await takeEarly(`${API}/games/7.json`, 't1'))?.ok).toBe(true);
  expect(takeEarly(`${API}/games/7.json`, 't1')).toBeUndefined();
});

it("isn't handed to a caller with a different token", () => {
  open('/games/edit/7');
  expect(takeEarly(`${API}/games/7.json`, 't2')).toBeUndefined();
});

it.each([
  ['it is unknown', {}, false],
  ['only another one is on', { brand: ['language'], features: 'analytics' }, false],
  ['the brand has it', { brand: ['language', 'groups'] }, true],
  ['the account had it on the last visit', { features: 'analytics,groups' }, true],
])('requests a screen behind a feature early if %s: %j', (_, known, asks) => {
  const early = ['/users/0.json', ...(asks ? ['/groups.json?game_id=7'] : [])];
  expect(open('/groups/organize/7', known)).toEqual(early);
});

it.each([
  ['a date to come', new Date(Date.now() + 60_000).toISOString(), 2],
  ['a date gone by', new Date(Date.now() - 60_000).toISOString(), 0],
  ['an invalid one', 'soon', 0],
])('understands %s as the expiration', (_, expiration, calls) => {
  open('/games/edit/7');
  sent = [];
  localStorage.setItem('expiration', expiration);
  new Function(script)();
  expect(sent).toHaveLength(calls);
});

it('starts nothing for a visitor', () => {
  open('/games/edit/7');
  sent = [];
  localStorage.clear();
  new Function(script)();
  expect(sent).toEqual([]);
});
