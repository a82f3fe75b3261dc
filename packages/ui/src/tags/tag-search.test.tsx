import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagSearch, type TagSearchProps } from './tag-search';

const KNOWN = ['harbour', 'history', 'Night walk', 'indoors'];

function Tags({ onAdd, onRemove, ...props }: Partial<TagSearchProps>) {
  const [tags, setTags] = useState<readonly string[]>(['indoors']);
  return (
    <TagSearch
      label="Tags"
      tags={tags}
      known={KNOWN}
      onAdd={(tag) => {
        setTags((now) => [...now, tag]);
        onAdd?.(tag);
      }}
      onRemove={(tag) => {
        setTags((now) => now.filter((one) => one !== tag));
        onRemove?.(tag);
      }}
      {...props}
    />
  );
}
const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Tags' });
const chips = (): (string | null)[] => screen.getAllByRole('listitem').map((chip) => chip.textContent);
const suggested = (): (string | null)[] => screen.getAllByRole('option').map((option) => option.textContent);

test('existing tags are suggested while typing, except those already set', async () => {
  render(<Tags />);
  await userEvent.type(field(), 'h');
  await screen.findByRole('listbox', { name: 'Tags' });
  expect(suggested()).toEqual(['harbour', 'history', 'Night walk', 'Add “h”']);
  await userEvent.type(field(), 'i');
  expect(suggested()).toEqual(['history', 'Add “hi”']);
  await userEvent.click(screen.getByRole('option', { name: 'history' }));
  expect(chips()).toEqual(['indoors', 'history']);
  expect(field().value).toBe('');
});

test('Enter and comma add a tag; an existing tag keeps its spelling', async () => {
  const onAdd = jest.fn();
  render(<Tags onAdd={onAdd} />);
  await userEvent.type(field(), '  NIGHT   walk{Enter}lanterns,');
  expect(onAdd.mock.calls).toEqual([['Night walk'], ['lanterns']]);
});

test('a duplicate tag is reported, not added', async () => {
  const onAdd = jest.fn();
  render(<Tags onAdd={onAdd} />);
  await userEvent.type(field(), 'Indoors{Enter}');
  expect(screen.getByText('“indoors” is already added.')).toBeTruthy();
  expect(onAdd).not.toHaveBeenCalled();
});

test('Backspace focuses the last tag, its button removes it and focus returns', async () => {
  const onRemove = jest.fn();
  render(<Tags onRemove={onRemove} />);
  await userEvent.type(field(), '{Backspace}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove indoors' }));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onRemove.mock.calls).toEqual([['indoors']]);
  expect(document.activeElement).toBe(field());
});

test('with knownOnly no new tag can be added', async () => {
  const onAdd = jest.fn();
  render(<Tags knownOnly onAdd={onAdd} />);
  await userEvent.type(field(), 'lanterns{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onAdd).not.toHaveBeenCalled();
});

test('a disabled field only shows its tags', () => {
  render(<Tags disabled />);
  expect(chips()).toEqual(['indoors']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
