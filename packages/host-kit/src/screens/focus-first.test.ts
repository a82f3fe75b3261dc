import { fireEvent, waitFor } from '@testing-library/react';
import { focusFirst } from './focus-first';

const place = (id: string) => {
  const control = Object.assign(document.createElement('button'), { id });
  document.body.append(control);
  return control;
};

afterEach(() => document.body.replaceChildren());

it('focuses the first of the controls that is rendered', () => {
  const from = place('from');
  place('third');
  const second = place('second');
  focusFirst(from, ['#first', '#second', '#third']);
  expect(document.activeElement).toBe(second);
});

it('waits for a control that is still loading', async () => {
  focusFirst(place('from'), ['#late']);
  const late = place('late');
  await waitFor(() => expect(document.activeElement).toBe(late));
});

it.each(['pointerDown', 'keyDown'] as const)(
  'stops waiting after a %s, which asks for something else',
  async (press) => {
    const from = place('from');
    focusFirst(from, ['#late']);
    fireEvent[press](from);
    focusFirst(from, ['#later']);
    const late = place('late');
    const focused = jest.spyOn(late, 'focus');
    const later = place('later');
    await waitFor(() => expect(document.activeElement).toBe(later));
    expect(focused).not.toHaveBeenCalled();
  },
);
