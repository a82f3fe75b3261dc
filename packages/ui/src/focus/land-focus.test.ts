import { landFocus, landLater } from './land-focus';
import { focusHome } from './lost-focus';

const frames = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <main><h1 id="title">Challenges</h1>
      <ul><li data-row="1"><span>Anchor</span><button id="anchor"></button></li></ul>
      <button id="add"></button>
    </main>`;
});

test('what came back by Undo has the focus as soon as it is drawn', async () => {
  landFocus(document.body, '[data-row="2"]');
  await frames(3);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-row="2"><button id="buoy"></button></li>');
  await frames(2);
  expect(focused()).toBe('buoy');
});

test('whoever has turned to something else is left there', async () => {
  landFocus(document.body, '[data-row="2"]');
  document.getElementById('add')?.focus();
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-row="2"><button id="buoy"></button></li>');
  await frames(3);
  expect(focused()).toBe('add');
});

test('the second choice counts where the first is hidden', async () => {
  document.querySelector('li')?.setAttribute('hidden', '');
  landFocus(document.body, '[data-row="1"]', '#add');
  await frames(2);
  expect(focused()).toBe('add');
});

test('with nothing to land on the heading of the page has it, and is no Tab stop', async () => {
  landFocus(document.body);
  await frames(2);
  expect(focused()).toBe('title');
  expect(document.getElementById('title')?.tabIndex).toBe(-1);
});

test('a page without a heading starts at its main part', () => {
  document.body.innerHTML = '<main id="main"></main>';
  focusHome(document.body);
  expect(focused()).toBe('main');
});

test('a moment later the heading has it, unless something had it meanwhile', async () => {
  const moment = () => new Promise((resolve) => setTimeout(resolve, 250));
  landLater(document.body);
  document.getElementById('add')?.focus();
  document.getElementById('add')?.blur();
  await moment();
  expect(document.activeElement).toBe(document.body);
  landLater(document.body);
  await moment();
  expect(focused()).toBe('title');
});
