import { keepFocus } from './keep-focus';

const part = () => document.getElementById('part') as HTMLElement;
const at = (id: string) => document.getElementById(id);
const focused = () => document.activeElement?.id;
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="part"><h1 id="title">Links</h1>
      <section>
        <ul>
          <li id="one"><button id="end-one"></button></li>
          <li id="two"><a href="#x" id="name-two"></a><button id="end-two" data-heir></button></li>
          <li id="three"><button id="end-three"></button></li>
        </ul>
        <button id="make" data-last-heir></button>
      </section>
    </main><nav><button id="menu"></button></nav>`;
  end = keepFocus(part());
});
afterEach(() => end());

/** Removes an item of the list that has the focus in it. */
async function remove(...items: readonly string[]) {
  for (const item of items) {
    at(`end-${item}`)?.focus();
    at(item)?.remove();
    await settle();
  }
}

test('what takes the place of an item has its focus, at its main control', async () => {
  await remove('one');
  expect(focused()).toBe('end-two');
});

test('after the last item the one before has it', async () => {
  await remove('three');
  expect(focused()).toBe('end-two');
});

test('with no item left it is on what adds one', async () => {
  await remove('one', 'two', 'three');
  expect(focused()).toBe('make');
});

test('a form that gives way to its row hands the focus to the row', async () => {
  at('two')?.insertAdjacentHTML('beforebegin', '<li id="form"><input id="name"></li>');
  at('name')?.focus();
  at('form')?.remove();
  at('two')?.insertAdjacentHTML('beforebegin', '<li><button id="edit"></button></li>');
  await settle();
  expect(focused()).toBe('edit');
});

test('a list that goes with its last item leaves it to what is below', async () => {
  at('one')?.parentElement?.insertAdjacentHTML('afterend', '<p>No links</p>');
  at('end-one')?.focus();
  at('one')?.parentElement?.remove();
  await settle();
  expect(focused()).toBe('make');
});

test('a button that leaves its row hands the focus to the next row, not to the time in its own', async () => {
  at('end-one')?.insertAdjacentHTML('beforebegin', '<time id="when" tabindex="0"></time>');
  at('end-one')?.focus();
  at('end-one')?.remove();
  await settle();
  expect(focused()).toBe('end-two');
});

test('with nothing near it the heading has it', async () => {
  at('make')?.focus();
  at('make')?.closest('section')?.replaceChildren();
  await settle();
  expect(focused()).toBe('title');
});

test('whoever has turned to something else, or let go, is left there', async () => {
  at('end-one')?.focus();
  at('menu')?.focus();
  at('one')?.remove();
  await settle();
  expect(focused()).toBe('menu');
  at('end-two')?.focus();
  at('end-two')?.blur();
  await settle();
  at('two')?.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('what a screen focuses itself has priority', async () => {
  at('end-one')?.focus();
  at('one')?.remove();
  at('end-three')?.focus();
  await settle();
  expect(focused()).toBe('end-three');
});

test('whoever lets go of what a screen has focused is left there as well', async () => {
  at('end-one')?.focus();
  at('one')?.remove();
  await Promise.resolve();
  at('end-three')?.focus();
  at('end-three')?.blur();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
