import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocalPoint } from './focal-point';
import { CENTRE, type PicturePoint } from './picture-point';

function Controlled({ onSave }: { readonly onSave?: (point: PicturePoint) => void }) {
  const [point, setPoint] = useState(CENTRE);
  return (
    <FocalPoint
      label="Centre of interest"
      src="/faces.png"
      alt="Faces"
      value={point}
      onChange={setPoint}
      {...(onSave ? { onSave } : {})}
      crops={[{ label: 'Card', ratio: 3 }]}
    />
  );
}
const point = () => screen.getByRole('button', { name: 'Centre of interest' });

test('arrow keys move the point and every crop follows it', async () => {
  const onSave = jest.fn();
  render(<Controlled onSave={onSave} />);
  point().focus();
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByText('40% from the left, 49% from the top')).toBeTruthy();
  const crop = screen.getByText('Card').parentElement?.querySelector('img');
  expect(crop?.style.objectPosition).toBe('40% 49%');
  expect(onSave.mock.calls.at(-1)).toEqual([{ x: 0.4, y: 0.49 }]);
});

test('a press on the picture puts the point there, within the picture', () => {
  render(<Controlled />);
  const picture = screen.getByRole('img', { name: 'Faces' }).parentElement;
  if (!picture) throw new Error('no picture');
  picture.getBoundingClientRect = () => ({ left: 100, top: 0, width: 200, height: 100 }) as DOMRect;
  // jsdom has no pointer events.
  fireEvent(picture, new MouseEvent('pointerdown', { bubbles: true, clientX: 250, clientY: 20 }));
  expect(screen.getByText('75% from the left, 20% from the top')).toBeTruthy();
  fireEvent(picture, new MouseEvent('pointermove', { bubbles: true, buttons: 1, clientX: 900, clientY: -5 }));
  expect(screen.getByText('100% from the left, 0% from the top')).toBeTruthy();
});
