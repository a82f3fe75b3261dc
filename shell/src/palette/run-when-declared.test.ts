import { type ScreenCommand, type ScreenKey, writable } from '@waymark/contract';
import { runWhenDeclared } from './run-when-declared';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function ask(...[command = 'game.run', opposite]: readonly ScreenCommand[]) {
  const ran: string[] = [];
  const keys = writable<readonly ScreenKey[]>([]);
  const place = writable({ pathname: '/teams/organize/7' });
  runWhenDeclared(keys, place, command, opposite);
  const declare = (command: ScreenKey['command'], when = true) =>
    keys.set([{ label: 'x', run: () => ran.push(String(command)), when: () => when, ...(command ? { command } : {}) }]);
  return { ran, declare, place };
}

it('runs a command once, when its screen declares it', () => {
  const { ran, declare } = ask();
  declare('board.freeze');
  declare('game.run', false);
  expect(ran).toEqual([]);
  declare('game.run');
  declare('game.run');
  expect(ran).toEqual(['game.run']);
});

it('drops it on navigation or after ten seconds', () => {
  const elsewhere = ask();
  elsewhere.place.set({ pathname: '/games' });
  elsewhere.declare('game.run');
  const late = ask();
  jest.advanceTimersByTime(10_001);
  late.declare('game.run');
  expect([elsewhere.ran, late.ran]).toEqual([[], []]);
});

it('drops it where its opposite shows that it is done', () => {
  const { ran, declare } = ask('board.freeze', 'board.unfreeze');
  declare('board.unfreeze');
  declare('board.freeze');
  expect(ran).toEqual([]);
});
