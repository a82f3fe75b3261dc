import { isOwnPath, Places } from './places';

const ORIGIN = 'https://builder.test';

describe('the page a visitor returns to', () => {
  it.each(['/games/edit/7', '/games/edit/7?x=1#optional', '/', '/teams/leaderboard/3?style=daily', '/a:b@c'])(
    'accepts %s as a path of ours',
    (address) => {
      expect(isOwnPath(address, ORIGIN)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'games',
    './games',
    '../games',
    '?x=1',
    '#optional',
    ' /games',
    '\u00a0/games',
    '\ufeff/games',
    'http://evil.test/',
    'https://evil.test/',
    'https:evil.test',
    'https:/evil.test',
    'https:///evil.test',
    'HTTPS://evil.test',
    'https://builder.test.evil.test/',
    'https://builder.test@evil.test/',
    'https://builder.test/games/edit/7',
    'http://builder.test/',
    'ftp://evil.test/',
    'file:///etc/passwd',
    'blob:https://builder.test/1',
    'about:blank',
    'mailto:a@evil.test',
    'data:text/html,x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:msgbox(1)',
    'view-source:https://evil.test',
    '//evil.test',
    '//evil.test/',
    '///evil.test',
    '////evil.test',
    '//builder.test',
    '//evil.test@builder.test',
    '/\\evil.test',
    '/\\/evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    '\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r/evil.test',
    '/\t\\evil.test',
    '\t//evil.test',
    '\n//evil.test',
    '/\u0000/evil.test',
    '/\u001f/evil.test',
    '/\u007f/evil.test',
    '/\u0085/evil.test',
    '//%65vil.test',
    '//[::1]/',
    '//user:pass@evil.test:8080/x?y#z',
  ])('rejects %j', (address) => {
    expect(isOwnPath(address, ORIGIN)).toBe(false);
  });

  it('is remembered with query and hash, and returned once', () => {
    const places = new Places(window, { navigate: () => undefined, leaveFor: () => undefined });
    places.remember('/games/edit/7?page=2#optional');
    expect(places.takeReferrer()).toBe('/games/edit/7?page=2#optional');
    expect(places.takeReferrer()).toBe('/dashboard');
  });

  it('is where the session lapsed, until the visitor signs in', () => {
    window.history.replaceState(null, '', '/games/edit/7?page=2#optional');
    const left: string[] = [];
    const places = new Places(window, { navigate: () => undefined, leaveFor: (address) => left.push(address) });
    places.isProtected = () => true;
    places.toSignInLapsed();
    expect([left, places.signInAddress()]).toEqual([['/sign-in?expired'], '/sign-in?expired']);
    expect(places.takeReferrer()).toBe('/games/edit/7?page=2#optional');
    expect(places.signInAddress()).toBe('/sign-in');
    window.history.replaceState(null, '', '/');
  });

  it('is forgotten for guests of a judge link, who have no account to sign in with', () => {
    const left: string[] = [];
    const places = new Places(window, { navigate: () => undefined, leaveFor: (address) => left.push(address) });
    places.isGuest = () => true;
    places.toSignInLapsed();
    expect([left, places.signInAddress()]).toEqual([['/judge?ended'], '/sign-in']);
  });

  it.each(['/sign-in', '/sign-in?expired', '/sign-up', '/reset-password'])('is never %s', (address) => {
    const places = new Places(window, { navigate: () => undefined, leaveFor: () => undefined });
    places.remember(address);
    expect(places.takeReferrer()).toBe('/dashboard');
  });

  it('is forgotten on signing out, because somebody else may sign in', () => {
    const places = new Places(window, { navigate: () => undefined, leaveFor: () => undefined });
    places.remember('/games/edit/7');
    places.toSignIn();
    expect(places.takeReferrer()).toBe('/dashboard');
  });

  it('falls back to the dashboard if the stored address is foreign', () => {
    sessionStorage.setItem('referrer', '//evil.test/');
    expect(new Places(window, { navigate: () => undefined, leaveFor: () => undefined }).takeReferrer()).toBe(
      '/dashboard',
    );
  });
});
