import { fireEvent, render, screen } from '@testing-library/react';
import { type RefObject, useEffect, useRef } from 'react';
import { listenForUndo, type UndoKeys } from './undo-keys';

let did: string[];
let there: boolean;
beforeEach(() => {
  did = [];
  there = true;
});

function useUndoKeys(screen: RefObject<HTMLElement | null>, keys: UndoKeys) {
  const latest = useRef(keys);
  useEffect(() => listenForUndo(screen, latest), [screen]);
}

function Screen() {
  const page = useRef<HTMLDivElement>(null);
  const step = (what: string) => () => {
    if (there) did.push(what);
    return there;
  };
  useUndoKeys(page, { back: step('back'), again: step('again'), isSaved: ({ name }) => name === 'saved' });
  return (
    <main tabIndex={-1} aria-label="Main">
      <input aria-label="Search" />
      <div ref={page}>
        <input aria-label="Saved" name="saved" />
        <textarea aria-label="Typed" name="typed" />
        <input type="checkbox" aria-label="Choice" />
      </div>
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </main>
  );
}

/** Presses keys; returns whether the browser's default is left alone. */
const press = (label: string, keys: KeyboardEventInit) =>
  fireEvent.keyDown(screen.queryByLabelText(label) ?? screen.getByText(label), { key: 'z', ctrlKey: true, ...keys });

describe('the undo keys', () => {
  beforeEach(() => {
    render(<Screen />);
  });

  it.each([
    ['Ctrl+Z', {}, ['back']],
    ['Cmd+Z', { ctrlKey: false, metaKey: true }, ['back']],
    ['Ctrl+Shift+Z', { key: 'Z', shiftKey: true }, ['again']],
    ['Cmd+Shift+Z', { key: 'Z', shiftKey: true, ctrlKey: false, metaKey: true }, ['again']],
    ['Ctrl+Y', { key: 'y' }, ['again']],
    ['Cmd+Y', { key: 'y', ctrlKey: false, metaKey: true }, []],
    ['Z alone', { ctrlKey: false }, []],
    ['Ctrl+Alt+Z', { altKey: true }, []],
    ['Ctrl+X', { key: 'x' }, []],
  ] as const)('%s', (_, keys, expected) => {
    const left = press('Choice', keys);
    expect([did, left]).toEqual([expected, expected.length === 0]);
  });

  it.each([
    ['a field without unsaved text', 'Saved', ['back']],
    ['a choice', 'Choice', ['back']],
    ['the area around the screen', 'Main', ['back']],
    ['a field with unsaved text, whose undo is the browser’s', 'Typed', []],
    ['a field elsewhere on the page', 'Search', []],
    ['a dialog', 'Close', []],
  ])('in %s', (_, label, expected) => {
    press(label, {});
    expect(did).toEqual(expected);
  });

  it('are left to the browser when there is nothing to undo', () => {
    there = false;
    expect(press('Choice', {})).toBe(true);
  });
});

describe('the undo keys of nested screens', () => {
  function Within() {
    const [outer, inner] = [useRef<HTMLDivElement>(null), useRef<HTMLFieldSetElement>(null)];
    const keys = (name: string, has: () => boolean) => {
      const back = () => has() && did.push(name) > 0;
      return { back, again: back, isSaved: ({ name: field }: { name: string }) => field === name };
    };
    useUndoKeys(
      outer,
      keys('outer', () => true),
    );
    useUndoKeys(
      inner,
      keys('inner', () => there),
    );
    return (
      <div ref={outer}>
        <input aria-label="Outside" name="outer" />
        <fieldset ref={inner}>
          <input aria-label="Inside" name="inner" />
          <input aria-label="Unsaved" name="outer" />
          <input aria-label="Choice" type="checkbox" />
        </fieldset>
      </div>
    );
  }

  it.each([
    ['belong to the inner one inside it', 'Choice', true, ['inner']],
    ['belong to the outer one beside it', 'Outside', true, ['outer']],
    ['belong to the outer one if the inner one has nothing to undo', 'Choice', false, ['outer']],
    ['belong to the browser in an unsaved field of the inner one', 'Unsaved', true, []],
  ] as const)('%s', (_, label, has, expected) => {
    there = has;
    render(<Within />);
    press(label, {});
    expect(did).toEqual(expected);
  });
});

it('are released when the screen closes', () => {
  render(<Screen />).unmount();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(did).toEqual([]);
});
