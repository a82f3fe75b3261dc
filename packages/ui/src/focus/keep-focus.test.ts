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

/** Removes the focused item of the list. */
async function remove(...items: readonly string[]) {
  for (const item of items) {
    at(`end-${item}`)?.focus();
    at(item)?.remove();
    await settle();
  }
}

test('removing an item focuses the main control of the next one', async () => {
  await remove('one');
  expect(focused()).toBe('end-two');
});

test('removing the last item focuses the one before', async () => {
  await remove('three');
  expect(focused()).toBe('end-two');
});

test('removing every item focuses the button that adds one', async () => {
  await remove('one', 'two', 'three');
  expect(focused()).toBe('make');
});

test('a form replaced by its row passes the focus to the row', async () => {
  at('two')?.insertAdjacentHTML('beforebegin', '<li id="form"><input id="name"></li>');
  at('name')?.focus();
  at('form')?.remove();
  at('two')?.insertAdjacentHTML('beforebegin', '<li><button id="edit"></button></li>');
  await settle();
  expect(focused()).toBe('edit');
});

test('a list removed with its last item passes the focus to what is below', async () => {
  at('one')?.parentElement?.insertAdjacentHTML('afterend', '<p>No links</p>');
  at('end-one')?.focus();
  at('one')?.parentElement?.remove();
  await settle();
  expect(focused()).toBe('make');
});

test("a removed button passes the focus to the next row, not to its own row's time", async () => {
  at('end-one')?.insertAdjacentHTML('beforebegin', '<time id="when" tabindex="0"></time>');
  at('end-one')?.focus();
  at('end-one')?.remove();
  await settle();
  expect(focused()).toBe('end-two');
});

test('with nothing nearby the heading gets the focus', async () => {
  at('make')?.focus();
  at('make')?.closest('section')?.replaceChildren();
  await settle();
  expect(focused()).toBe('title');
});

test('focus that has moved elsewhere, or was released, stays there', async () => {
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

test('focus set by the screen takes priority', async () => {
  at('end-one')?.focus();
  at('one')?.remove();
  at('end-three')?.focus();
  await settle();
  expect(focused()).toBe('end-three');
});

test('focus that was set by the screen and then released stays released', async () => {
  at('end-one')?.focus();
  at('one')?.remove();
  await Promise.resolve();
  at('end-three')?.focus();
  at('end-three')?.blur();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
