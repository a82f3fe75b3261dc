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

test("a key runs its command and cancels the browser's own", () => {
  const run = declare('c');
  expect(press({ key: 'c' }).defaultPrevented).toBe(true);
  expect(press({ key: 'x' }).defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a button can press a key', () => {
  const [first, latest] = [declare('?'), declare('?')];
  board.press('?');
  board.press('x');
  expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['a text field', '<input data-here>'],
  ['a rich text editor', '<div contenteditable="true"><p data-here></p></div>'],
  ['a listbox', '<ul role="listbox"><li data-here></li></ul>'],
  ['a menu', '<div role="menu"><button data-here></button></div>'],
])('no key works in %s', (_, html) => {
  const run = declare('c');
  press({ key: 'c' }, add(html));
  expect(run).not.toHaveBeenCalled();
});

test('keys work on a checkbox and a button, which accept no text', () => {
  const run = declare('c');
  press({ key: 'c' }, add('<input type="checkbox" data-here>'));
  press({ key: 'c' }, add('<button data-here></button>'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('no single key works on a button that is busy: it may be meant for the field that follows', () => {
  const [single, save] = [declare('/'), declare('Mod+S')];
  const button = add('<ul aria-busy="true"><button aria-busy="true" data-here></button></ul>');
  press({ key: '/' }, button);
  press({ key: 's', ctrlKey: true }, button);
  expect([single.mock.calls.length, save.mock.calls.length]).toEqual([0, 1]);
  button.removeAttribute('aria-busy');
  press({ key: '/' }, button);
  expect(single).toHaveBeenCalledTimes(1);
});

test('no key works behind a dialog', () => {
  const run = declare('c');
  add('<dialog open></dialog>');
  press({ key: 'c' });
  expect(run).not.toHaveBeenCalled();
});

test("Ctrl+S works in a text field, S alone doesn't", () => {
  const run = declare('Mod+S');
  const field = add('<input data-here>');
  press({ key: 's', ctrlKey: true }, field);
  press({ key: 's' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('the latest command for a key wins while declared and enabled', () => {
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

test('symbols match with and without Shift, letters by position on other layouts', () => {
  const [help, add_] = [declare('?'), declare('c')];
  press({ key: '?', shiftKey: true });
  press({ key: 'ؤ', code: 'KeyC' });
  expect([help.mock.calls.length, add_.mock.calls.length]).toEqual([1, 1]);
});

test('single-character keys can be switched off permanently, others stay', () => {
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
