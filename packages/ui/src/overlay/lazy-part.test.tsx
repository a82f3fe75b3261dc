import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useRef } from 'react';
import { type LazyPart, lazyPart, useOverlay } from './lazy-part';
import { LoadFailed } from './load-failed';

const Sheet = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

function Trigger({ part }: { readonly part: LazyPart<{ onClose: () => void }> }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const overlay = useOverlay(part, anchor);
  return (
    <>
      <button type="button" ref={anchor} onPointerEnter={overlay.prepare} onClick={overlay.show}>
        Open
      </button>
      {overlay.waiting && <span>loading</span>}
      {overlay.failed && <LoadFailed anchor={anchor} />}
      {overlay.Part && <overlay.Part onClose={overlay.hide} />}
    </>
  );
}

const open = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Open' }));

test('the code loads on first intent, once', async () => {
  const fetchPart = jest.fn(async () => Sheet);
  render(<Trigger part={lazyPart(fetchPart)} />);
  expect(fetchPart).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Open' }));
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  await open();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('the trigger can show that the code is loading', async () => {
  let arrive: (part: ComponentType<{ onClose: () => void }>) => void = () => undefined;
  const part = lazyPart(() => new Promise<ComponentType<{ onClose: () => void }>>((resolve) => (arrive = resolve)));
  render(<Trigger part={part} />);
  await open();
  expect(screen.getByText('loading')).toBeTruthy();
  await act(async () => arrive(Sheet));
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('a failed load is reported, and the next press retries', async () => {
  // Clicking also hovers and focuses the trigger: both loads fail.
  const gone = new Error('chunk');
  const fetchPart = jest
    .fn(async () => Sheet)
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  render(<Trigger part={lazyPart(fetchPart)} />);
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe("Couldn't load this. Press again to retry.");
  await open();
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed prefetch is not reported, and the press retries', async () => {
  const fetchPart = jest.fn(async () => Sheet).mockRejectedValueOnce(new Error('chunk'));
  render(<Trigger part={lazyPart(fetchPart)} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await open();
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
});
