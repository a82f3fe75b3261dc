import { faultSwitches } from './faults';

const at = (address: string): Window =>
  ({ location: new URL(address), sessionStorage: window.sessionStorage }) as unknown as Window;
const isOn = (address: string, stagingHosts: string[] = []) =>
  faultSwitches(at(address), { stagingHosts }) !== undefined;

beforeEach(() => window.sessionStorage.clear());

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://staging.localhost:3000'])(
  'faults switched on at %s apply to the whole tab until switched off',
  (origin) => {
    expect(isOn(`${origin}/dashboard`)).toBe(false);
    expect(isOn(`${origin}/dashboard?fault=mf-games:chunk`)).toBe(true);
    expect(isOn(`${origin}/games/edit/7`)).toBe(true);
    expect(isOn(`${origin}/games/edit/7?fault=`)).toBe(false);
    expect(isOn(`${origin}/games/edit/7`)).toBe(false);
  },
);

it('faults never apply on a production host, whatever the address or tab says', () => {
  window.sessionStorage.setItem('waymark_faults', 'mf-games:chunk');
  for (const host of ['builder.example', 'localhost.example', 'notlocalhost'])
    expect(isOn(`https://${host}/dashboard?fault=mf-games:chunk`)).toBe(false);
  expect(isOn('https://stage.example/dashboard', ['stage.example'])).toBe(true);
});
