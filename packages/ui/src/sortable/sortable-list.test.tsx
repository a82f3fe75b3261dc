import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { Pagination } from '../pagination/pagination';
import { useCarrying } from './carrying';
import { moved } from './moved';
import { SortableList } from './sortable-list';

const ROW = 40;

/** jsdom has no layout: stack rows 40 px high, with page buttons side by side at 500 px. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    const page = /^Page (\d+)$/.exec(this.textContent ?? '');
    if (this.tagName === 'BUTTON' && page) return new DOMRect(Number(page[1]) * 30, 500, 28, 28);
    const index = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, index * ROW, 300, ROW);
  });
}
globalThis.DOMRect ??= class {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  constructor(
    x: number,
    y: number,
    readonly width: number,
    readonly height: number,
  ) {
    [this.left, this.top, this.right, this.bottom] = [x, y, x + width, y + height];
  }
} as unknown as typeof DOMRect;

// jsdom has no pointer events.
window.PointerEvent ??= class extends MouseEvent {
  readonly isPrimary: boolean;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.isPrimary = init.isPrimary ?? false;
    this.pointerType = init.pointerType ?? '';
  }
} as unknown as typeof PointerEvent;

beforeEach(layOut);
/** Renders it in an idle page and waits for the sorting code. */
async function draw(stops: ReactElement): Promise<void> {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  };
  window.cancelIdleCallback = () => undefined;
  render(stops);
  await act(async () => void (await import('./sorting')));
}
afterEach(() => jest.restoreAllMocks());

function Stops({ onMove = () => undefined, onPage = () => undefined, disabled = false }: StopsProps) {
  const [names, setNames] = useState(['Harbour', 'Lighthouse', 'Cranes', 'Gull']);
  const carrying = useCarrying();
  return (
    <>
      <SortableList
        label="Challenges"
        items={names}
        idOf={(name) => name.toLowerCase()}
        nameOf={(name) => name}
        carrying={carrying}
        disabled={disabled}
        onMove={(id, to) => {
          onMove(id, to);
          setNames((before) =>
            moved(
              before,
              before.findIndex((name) => name.toLowerCase() === id),
              to,
            ),
          );
        }}
      >
        {(name, { handle }) => (
          <div>
            {handle}
            <b>{name}</b>
            <input aria-label={`Points of ${name}`} />
            {createPortal(<p>{`Dialog of ${name}`}</p>, document.body)}
          </div>
        )}
      </SortableList>
      <Pagination
        page={1}
        pages={3}
        perPage={10}
        onPage={() => undefined}
        carrying={carrying}
        onDropItem={({ id }, page) => onPage(id, page)}
      />
    </>
  );
}
interface StopsProps {
  readonly onMove?: (id: string, to: number) => void;
  readonly onPage?: (id: string, page: number) => void;
  readonly disabled?: boolean;
}

const order = (): (string | null | undefined)[] =>
  [...screen.getByRole('list', { name: 'Challenges' }).children].map((row) => row.querySelector('b')?.textContent);
const handle = (name: string): HTMLElement => screen.getByRole('button', { name: `Move ${name}` });
const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, isPrimary: true, pointerType: 'mouse' });

test('the keyboard picks up, moves and drops a row and announces every step', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  handle('Harbour').focus();
  await userEvent.keyboard(' ');
  expect(handle('Harbour').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/^Picked up Harbour, number 1 of 4/)).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Number 3 of 4.')).toBeTruthy();
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onMove.mock.calls).toEqual([['harbour', 2]]);
  expect(order()).toEqual(['Lighthouse', 'Cranes', 'Harbour', 'Gull']);
  expect(document.activeElement).toBe(handle('Harbour'));
  expect(screen.getByText('Harbour is now number 3 of 4.')).toBeTruthy();
});

test('Escape and blur put a row back', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  handle('Gull').focus();
  await userEvent.keyboard('{Enter}{Home}{Escape}');
  await userEvent.keyboard('{Enter}{Home}');
  await userEvent.tab();
  expect(handle('Gull').getAttribute('aria-pressed')).toBe('false');
  expect(onMove).not.toHaveBeenCalled();
});

test('Page Down moves a row over the page buttons', async () => {
  const onPage = jest.fn();
  const onMove = jest.fn();
  await draw(<Stops onPage={onPage} onMove={onMove} />);
  handle('Cranes').focus();
  await userEvent.keyboard(' {PageDown}{PageDown}');
  expect(screen.getByRole('button', { name: 'Page 2' }).dataset.drop).toBe('over');
  await userEvent.keyboard(' ');
  expect(onPage.mock.calls).toEqual([['cranes', 2]]);
  expect(onMove).not.toHaveBeenCalled();
});

test('a pointer drags a row to its new position', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  fireEvent.pointerDown(handle('Gull'), at(10, 140));
  fireEvent.pointerMove(window, at(10, 138));
  expect(handle('Gull').getAttribute('aria-pressed')).toBe('false');
  fireEvent.pointerMove(window, at(10, 40));
  expect(handle('Gull').getAttribute('aria-pressed')).toBe('true');
  fireEvent.pointerUp(window, at(10, 40));
  expect(onMove.mock.calls).toEqual([['gull', 1]]);
  expect(order()).toEqual(['Harbour', 'Gull', 'Lighthouse', 'Cranes']);
});

test('dropping a row on a page button moves it to that page', async () => {
  const onPage = jest.fn();
  const onMove = jest.fn();
  await draw(<Stops onPage={onPage} onMove={onMove} />);
  fireEvent.pointerDown(screen.getByText('Harbour'), at(100, 20));
  fireEvent.pointerMove(window, at(95, 510));
  expect(screen.getByRole('button', { name: 'Page 3' }).dataset.drop).toBe('over');
  expect(screen.getByRole('button', { name: 'Page 1' }).dataset.drop).toBe('ready');
  fireEvent.pointerUp(window, at(95, 510));
  expect(onPage.mock.calls).toEqual([['harbour', 3]]);
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Page 3' }).dataset.drop).toBeUndefined();
});

test('Escape during a drag puts the row back', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  fireEvent.pointerDown(handle('Gull'), at(10, 140));
  fireEvent.pointerMove(window, at(10, 0));
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window, at(10, 0));
  expect(onMove).not.toHaveBeenCalled();
  expect(order()[3]).toBe('Gull');
});

test('pressing a control inside a row does not drag it', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Points of Harbour' }), at(10, 20));
  act(() => void fireEvent.pointerMove(window, at(10, 120)));
  fireEvent.pointerUp(window, at(10, 120));
  expect(onMove).not.toHaveBeenCalled();
});

test('pressing in a dialog that a row opened does not drag the row', async () => {
  const onMove = jest.fn();
  await draw(<Stops onMove={onMove} />);
  fireEvent.pointerDown(screen.getByText('Dialog of Harbour'), at(10, 20));
  act(() => void fireEvent.pointerMove(window, at(10, 120)));
  fireEvent.pointerUp(window, at(10, 120));
  expect(onMove).not.toHaveBeenCalled();
});

test('a disabled list has no handles', () => {
  render(<Stops disabled />);
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('the first key press works before the sorting code has loaded', async () => {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
  render(<Stops />);
  fireEvent.keyDown(handle('Harbour'), { key: ' ' });
  expect(await screen.findByRole('button', { name: 'Move Harbour', pressed: true })).toBeTruthy();
});

test('a press released before the sorting code has loaded moves nothing', async () => {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
  const onMove = jest.fn();
  render(<Stops onMove={onMove} />);
  fireEvent.pointerDown(handle('Gull'), at(10, 140));
  fireEvent.pointerUp(window, at(10, 140));
  await act(async () => void (await import('./sorting')));
  fireEvent.pointerMove(window, at(10, 40));
  fireEvent.pointerUp(window, at(10, 40));
  expect(onMove).not.toHaveBeenCalled();
});
