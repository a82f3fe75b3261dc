import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditorPane } from './editor-pane';
import { ListAndEditor } from './list-and-editor';
import { ListRow } from './list-row';

const NAMES = ['Anchor', 'Buoy', 'Crane'];

function Challenges() {
  const [front, setFront] = useState<string>();
  const at = NAMES.indexOf(front ?? '');
  const to = (index: number) => (NAMES[index] ? () => setFront(NAMES[index]) : undefined);
  return (
    <ListAndEditor
      keep="test"
      head={<h1>Challenges</h1>}
      listLabel="Challenges"
      list={NAMES.map((name) => (
        <ListRow key={name} row={name} front={name === front} unsaved={name === 'Buoy'}>
          <button type="button" onClick={() => setFront(name)}>
            {name}
          </button>
        </ListRow>
      ))}
      front={front}
      editorLabel="Editor"
      empty="Nothing open"
      onBack={() => setFront(undefined)}
      side={{ label: 'Preview', children: 'a phone' }}
      editor={
        <EditorPane
          name={front ?? ''}
          place={{ n: at + 1, count: NAMES.length }}
          previousLabel="Previous"
          nextLabel="Next"
          onPrevious={to(at - 1)}
          onNext={to(at + 1)}
          state="Saved"
        >
          <input aria-label="Headline" />
        </EditorPane>
      }
    />
  );
}

let scrolledTo: number[];

/** Opens the screen in a window of this width. */
function open(width: number): void {
  window.innerWidth = width;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: width - 245, top: 0 } as DOMRect);
  scrolledTo = [];
  window.scrollTo = ((to: ScrollToOptions) => {
    scrolledTo.push(to.top ?? 0);
    Object.defineProperty(window, 'scrollY', { value: to.top, configurable: true });
  }) as typeof window.scrollTo;
  render(<Challenges />);
}
const scroll = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('on a narrow page the editor replaces list and title, and Back restores the scrolled list', async () => {
  open(390);
  scroll(700);
  await userEvent.click(screen.getByRole('button', { name: 'Buoy' }));
  expect(screen.queryByRole('region', { name: 'Challenges' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buoy');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Buoy' }));
  expect(scrolledTo).toEqual([0]);
  scroll(120);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrolledTo).toEqual([0, 700]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buoy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buoy' }));
  expect(scrolledTo.at(-1)).toBe(120);
});

test('next and previous step through the list and stop at its ends', async () => {
  open(390);
  await userEvent.click(screen.getByRole('button', { name: 'Buoy' }));
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Crane' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('on a wide page list, editor and side are side by side, and the focus stays in the list', async () => {
  open(1440);
  expect(screen.getByText('Nothing open')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Anchor' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anchor' }));
  expect(screen.getByRole('region', { name: 'Challenges' })).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Preview' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('without room for three columns the side opens over the editor; Escape closes it and restores focus', async () => {
  open(1150);
  await userEvent.click(screen.getByRole('button', { name: 'Anchor' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByRole('complementary', { name: 'Preview' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }));
});

test('the list is resized by keyboard and pointer within its limits, and its width is remembered', () => {
  open(1440);
  const divider = screen.getByRole('separator', { name: 'Width: Challenges' });
  const width = () => divider.getAttribute('aria-valuenow');
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(width()).toBe('328');
  // jsdom has no pointer events.
  const point = (type: string, clientX: number) =>
    fireEvent(divider, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  point('pointerdown', 328);
  point('pointermove', 378);
  point('pointerup', 378);
  expect(width()).toBe('378');
  fireEvent.keyDown(divider, { key: 'End' });
  fireEvent.keyDown(divider, { key: 'ArrowRight' });
  expect(width()).toBe('480');
  expect(localStorage.getItem('waymark.width.test.list')).toBe('480');
  fireEvent.doubleClick(divider);
  expect(width()).toBe('312');
});

test('a row shows that it is not saved', () => {
  open(1440);
  expect(screen.getByText('Not saved').closest('[data-open-row]')?.getAttribute('data-open-row')).toBe('Buoy');
});
