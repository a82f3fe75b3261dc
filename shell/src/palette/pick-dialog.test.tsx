import { fireEvent, render, screen } from '@testing-library/react';
import { matches } from '@waymark/host-kit';
import { useState } from 'react';
import { PickDialog } from './pick-dialog';

const NAMES = ['Ávila', 'Bergen', 'Cádiz', 'Dover'];

function Places({ onPick, onClose = () => undefined }: { onPick: (name: string) => void; onClose?: () => void }) {
  const [term, setTerm] = useState('');
  const picks = NAMES.filter((name) => matches(term, name)).map((name) => ({
    id: name,
    label: name,
    chosen: name === 'Bergen',
    onPick: () => onPick(name),
  }));
  const groups = picks.length > 0 ? [{ id: 'all', heading: 'Places', picks }] : [];
  return (
    <PickDialog
      label="Find a place"
      placeholder="Find"
      term={term}
      onTerm={setTerm}
      groups={groups}
      nothing="No such place."
      onClose={onClose}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Find a place' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('is a combobox over a list that starts at the current value, usable by keyboard alone', () => {
  const picked: string[] = [];
  render(<Places onPick={(name) => picked.push(name)} />);
  expect(screen.getByRole('listbox').id).toBe(box().getAttribute('aria-controls'));
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(active()).toBe('Bergen');
  for (const [key, arrived] of [
    ['ArrowDown', 'Cádiz'],
    ['ArrowDown', 'Dover'],
    ['ArrowDown', 'Ávila'],
    ['ArrowUp', 'Dover'],
    ['PageUp', 'Ávila'],
    ['PageDown', 'Dover'],
  ]) {
    fireEvent.keyDown(box(), { key });
    expect(active()).toBe(arrived);
  }
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(picked).toEqual(['Dover']);
});

it('ignores accents in a search, and says when nothing matches', () => {
  const picked: string[] = [];
  render(<Places onPick={(name) => picked.push(name)} />);
  fireEvent.change(box(), { target: { value: 'cadi' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Cádiz']);
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(picked).toEqual(['Cádiz']);
  fireEvent.change(box(), { target: { value: 'nowhere' } });
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No such place.');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(picked).toEqual(['Cádiz']);
});

it('closes with Escape, a click outside, or the Close button', () => {
  let closed = 0;
  render(<Places onPick={() => undefined} onClose={() => (closed += 1)} />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  fireEvent.mouseDown(box());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(3);
});
