import { MemoryHistory } from './memory-history';

function open(start = '/dashboard?page=2') {
  const moves: [string, boolean][] = [];
  const page = new EventTarget() as EventTarget & Window;
  const history = new MemoryHistory({
    start,
    builder: 'https://builder.test',
    draws: (pathname) => pathname === '/dashboard' || pathname.startsWith('/games/edit/'),
    onMove: (path, outside) => moves.push([path, outside]),
    page,
  });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { history, moves, leave, where: () => history.capability.location.get() };
}

test('navigates forward and back without the browser, and reports each step', () => {
  const { history, moves, where } = open();
  history.navigate('/games/edit/7#name', { state: { from: 1 } });
  expect(where()).toMatchObject({ pathname: '/games/edit/7', search: '', hash: '#name', state: { from: 1 } });
  history.navigate('/games/edit/8', { replace: true });
  history.navigate(-1);
  expect(where()).toMatchObject({ pathname: '/dashboard', search: '?page=2' });
  history.navigate(1);
  history.navigate(1);
  expect(moves).toEqual([
    ['/games/edit/7#name', false],
    ['/games/edit/8', false],
    ['/dashboard?page=2', false],
    ['/games/edit/8', false],
  ]);
});

test('stays for an address of another area, and reports it', () => {
  const { history, moves, where } = open();
  expect(history.capability.knows('/tasks/organize/7?x=1')).toBe(false);
  history.navigate('/tasks/organize/7');
  expect([where().pathname, moves]).toEqual(['/dashboard', [['/tasks/organize/7', true]]]);
  expect(history.capability.href('/tasks/organize/7')).toBe('https://builder.test/tasks/organize/7');
});

test('stays for an invalid address', () => {
  const { history, moves, where } = open();
  for (const path of ['//', 'http://[']) history.navigate(path);
  expect([where().pathname, moves]).toEqual([
    '/dashboard',
    [
      ['//', true],
      ['http://[', true],
    ],
  ]);
  expect(() => open('//')).not.toThrow();
});

test('asks before unsaved input is lost, also on leaving the page, and only then', () => {
  const { history, where, leave } = open();
  const attempts: { proceed(): void }[] = [];
  const free = history.capability.block(
    () => true,
    (attempt) => attempts.push(attempt),
  );
  history.navigate('/games/edit/7');
  expect([where().pathname, leave()]).toEqual(['/dashboard', true]);
  attempts[0]?.proceed();
  expect(where().pathname).toBe('/games/edit/7');
  free();
  expect(leave()).toBe(false);
  history.capability.block(
    () => true,
    () => undefined,
  );
  history.close();
  expect(leave()).toBe(false);
});
