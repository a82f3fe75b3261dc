import { isOwnPath, Places } from './places';

const ORIGIN = 'https://builder.test';

describe('where a visitor is taken back to', () => {
  it.each(['/games/edit/7', '/games/edit/7?x=1#optional', '/', '/teams/leaderboard/3?style=daily', '/a:b@c'])(
    '%s is a path of ours',
    (address) => {
      expect(isOwnPath(address, ORIGIN)).toBe(true);
    },
  );

  it.each([
    '',
    'games',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /games',
    'data:text/html,x',
    '///evil.test',
    '/\u0000/evil.test',
  ])('%j is refused', (address) => {
    expect(isOwnPath(address, ORIGIN)).toBe(false);
  });

  it('is remembered with query and hash, and given back once', () => {
    const places = new Places(window, { navigate: () => undefined });
    places.remember('/games/edit/7?page=2#optional');
    expect(places.takeReferrer()).toBe('/games/edit/7?page=2#optional');
    expect(places.takeReferrer()).toBe('/dashboard');
  });

  it.each(['/sign-in', '/sign-in?expired', '/sign-up', '/reset-password'])('never is %s', (address) => {
    const places = new Places(window, { navigate: () => undefined });
    places.remember(address);
    expect(places.takeReferrer()).toBe('/dashboard');
  });

  it('falls back to the dashboard when somebody wrote another address into the storage', () => {
    sessionStorage.setItem('referrer', '//evil.test/');
    expect(new Places(window, { navigate: () => undefined }).takeReferrer()).toBe('/dashboard');
  });
});
