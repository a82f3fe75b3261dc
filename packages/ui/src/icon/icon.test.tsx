import { render, screen } from '@testing-library/react';
import { Flag } from 'lucide';
import { Icon } from './icon';
import { isIconName, MenuIcon } from './menu-icon';

test('an icon is decorative unless it has a label', () => {
  const { container } = render(<Icon of={Flag} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  render(<Icon of={Flag} label="Challenges" />);
  expect(screen.getByRole('img', { name: 'Challenges' })).toBeTruthy();
});

test('every shape of the drawing is rendered with a non-scaling stroke', () => {
  const { container } = render(<Icon of={Flag} size={24} />);
  const shapes = [...(container.querySelector('svg')?.children ?? [])];
  expect(shapes.map((shape) => [shape.tagName, shape.getAttribute('d')])).toEqual(
    Flag.map(([tag, { d }]) => [tag, d ?? null]),
  );
  expect(shapes.every((shape) => shape.getAttribute('vector-effect') === 'non-scaling-stroke')).toBe(true);
});

test('an unknown icon name from a registry still shows an icon', () => {
  expect(isIconName('monitor')).toBe(true);
  expect(isIconName('constructor')).toBe(false);
  const { container } = render(<MenuIcon name="constructor" />);
  expect(container.querySelector('svg')).not.toBeNull();
});
