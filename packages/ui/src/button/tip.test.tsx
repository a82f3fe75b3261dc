import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tip } from './tip';

const bubble = () => document.querySelector('[popover]')?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows its text on focus and hover, until Escape', () => {
  render(
    <>
      <Tip text="Rotate by a quarter">
        <button type="button">Rotate</button>
      </Tip>
      <input aria-label="Elsewhere" />
    </>,
  );
  const control = screen.getByRole('button', { name: 'Rotate' });
  act(() => control.focus());
  expect(bubble()).toBe('Rotate by a quarter');
  act(() => screen.getByLabelText('Elsewhere').focus());
  expect(bubble()).toBeUndefined();

  fireEvent.pointerEnter(control);
  act(() => jest.runAllTimers());
  expect(bubble()).toBe('Rotate by a quarter');
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 'Escape' });
  expect(bubble()).toBeUndefined();
});

it('can be a Tab stop of its own, and stay silent unless its text is cut off', () => {
  const { rerender } = render(
    <Tip text="Created this game" stop>
      Lock
    </Tip>,
  );
  act(() => screen.getByText('Lock').focus());
  expect(bubble()).toBe('Created this game');
  rerender(
    <Tip text="A long name" stop cut data-testid="name">
      A long name
    </Tip>,
  );
  const name = screen.getByTestId('name');
  act(() => name.blur());
  act(() => name.focus());
  expect(bubble()).toBeUndefined();
  act(() => name.blur());
  Object.defineProperties(name, { clientWidth: { value: 40 }, scrollWidth: { value: 90 } });
  act(() => name.focus());
  expect(bubble()).toBe('A long name');
});
