import { KeyBoard } from './key-board';

let board: KeyBoard;
let ends: (() => void)[];
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  board = new KeyBoard();
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
});

function declare(keys: string, when?: () => boolean): jest.Mock {
  const run = jest.fn();
  ends.push(board.declare([{ keys, label: keys, run, ...(when ? { when } : {}) }]));
  return run;
}
function press(init: KeyboardEventInit, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init });
  target.dispatchEvent(event);
  return event;
}
function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]') ?? document.body;
}

test('a key runs its command and nothing else of the browser', () => {
  const run = declare('c');
  expect(press({ key: 'c' }).defaultPrevented).toBe(true);
  expect(press({ key: 'x' }).defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a button can stand for a key', () => {
  const [first, latest] = [declare('?'), declare('?')];
  board.press('?');
  board.press('x');
  expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['a text field', '<input data-here>'],
  ['a rich text', '<div contenteditable="true"><p data-here></p></div>'],
  ['a list of choices', '<ul role="listbox"><li data-here></li></ul>'],
  ['a menu', '<div role="menu"><button data-here></button></div>'],
])('no key runs in %s', (_, html) => {
  const run = declare('c');
  press({ key: 'c' }, add(html));
  expect(run).not.toHaveBeenCalled();
});

test('keys run on a checkbox and a button, which take no letters', () => {
  const run = declare('c');
  press({ key: 'c' }, add('<input type="checkbox" data-here>'));
  press({ key: 'c' }, add('<button data-here></button>'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('no key runs behind a dialog', () => {
  const run = declare('c');
  add('<dialog open></dialog>');
  press({ key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

test('Ctrl+S runs in a text field, and S alone does not run it', () => {
  const run = declare('Mod+S');
  const field = add('<input data-here>');
  press({ key: 's', ctrlKey: true }, field);
  press({ key: 's' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('of two for one key the later one counts while it is declared, if it can run', () => {
  const first = declare('c');
  const possible = { now: true };
  const second = declare('c', () => possible.now);
  press({ key: 'c' });
  possible.now = false;
  press({ key: 'c' });
  possible.now = true;
  ends.pop()?.();
  press({ key: 'c' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});

test('symbols are the same with and without Shift, letters on other layouts go by their place', () => {
  const [help, add_] = [declare('?'), declare('c')];
  press({ key: '?', shiftKey: true });
  press({ key: 'ؤ', code: 'KeyC' });
  expect([help.mock.calls.length, add_.mock.calls.length]).toEqual([1, 1]);
});

test('keys of one character can be switched off for good, others stay', () => {
  const [single, other] = [declare('c'), declare('Mod+S')];
  board.singles.set(false);
  press({ key: 'c' });
  press({ key: 's', ctrlKey: true });
  expect([single.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  expect(new KeyBoard().singles.get()).toBe(false);
});

test('Enter presses the button that has the focus, not the command', () => {
  const run = declare('Enter');
  press({ key: 'Enter' }, add('<button data-here></button>'));
  expect(run).not.toHaveBeenCalled();
  press({ key: 'Enter' }, add('<li data-here></li>'));
  expect(run).toHaveBeenCalledTimes(1);
});
