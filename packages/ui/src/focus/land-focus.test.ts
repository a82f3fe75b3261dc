import { keepFocus } from './keep-focus';
import { landFocus, landingFor, landLater } from './land-focus';
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

test('an item restored by Undo gets the focus once rendered', async () => {
  landFocus(document.body, '[data-row="2"]');
  await frames(3);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-row="2"><button id="buoy"></button></li>');
  await frames(2);
  expect(focused()).toBe('buoy');
});

test('focus that has moved elsewhere stays there', async () => {
  landFocus(document.body, '[data-row="2"]');
  document.getElementById('add')?.focus();
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-row="2"><button id="buoy"></button></li>');
  await frames(3);
  expect(focused()).toBe('add');
});

describe('the outcome of a pressed control', () => {
  const restore = () =>
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-row="2"><button id="buoy"></button></li>');
  /** Presses a button below the list. */
  const press = () => {
    document.querySelector('ul')?.insertAdjacentHTML('afterend', '<p id="trash"><button id="undo"></button></p>');
    document.getElementById('undo')?.focus();
    return landingFor(document.body);
  };
  const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

  test('gets the focus while the control is still there', async () => {
    press()('[data-row="2"]');
    restore();
    await frames(3);
    expect(focused()).toBe('buoy');
  });

  test('gets the focus from the control that had it after the pressed one was removed', async () => {
    const end = keepFocus(document.body);
    const land = press();
    document.getElementById('trash')?.remove();
    await moment();
    expect(focused()).toBe('add');
    land('[data-row="2"]');
    restore();
    await frames(3);
    expect(focused()).toBe('buoy');
    end();
  });

  test('leaves the focus to a person who uses that control', async () => {
    const end = keepFocus(document.body);
    const land = press();
    document.getElementById('trash')?.remove();
    await moment();
    document.getElementById('add')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    land('[data-row="2"]');
    restore();
    await frames(3);
    expect(focused()).toBe('add');
    end();
  });

  test('leaves the focus to a person who has moved it', async () => {
    const land = press();
    document.getElementById('add')?.focus();
    land('[data-row="2"]');
    restore();
    await frames(3);
    expect(focused()).toBe('add');
  });
});

test('the second target is used if the first is hidden', async () => {
  document.querySelector('li')?.setAttribute('hidden', '');
  landFocus(document.body, '[data-row="1"]', '#add');
  await frames(2);
  expect(focused()).toBe('add');
});

test('without a target the page heading gets the focus, without being a Tab stop', async () => {
  landFocus(document.body);
  await frames(2);
  expect(focused()).toBe('title');
  expect(document.getElementById('title')?.tabIndex).toBe(-1);
});

test('a page without a heading starts at its main element', () => {
  document.body.innerHTML = '<main id="main"></main>';
  focusHome(document.body);
  expect(focused()).toBe('main');
});

test('landLater focuses the heading after a moment, unless something else had the focus', async () => {
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
