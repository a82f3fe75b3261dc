import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { User } from 'lucide';
import { useState } from 'react';
import { Typed } from '../../.storybook/typed';
import { Stack } from '../panel/panel';
import type { SelectOption } from '../select/select-face';
import { Autocomplete, type AutocompleteProps } from './autocomplete';

const meta = { title: 'Autocomplete' } satisfies Meta;
export default meta;

const PEOPLE: readonly SelectOption[] = [
  { value: '1', label: 'Maren Okafor', note: 'maren@harbour.example', icon: User },
  { value: '2', label: 'Priya Raman', note: 'priya@harbour.example', icon: User },
  { value: '3', label: 'Martin Vell', note: 'martin@harbour.example', icon: User },
  { value: '4', label: 'Tomás Marín', note: 'tomas@harbour.example', icon: User },
];
const slowly = (): Promise<readonly SelectOption[]> => new Promise(() => undefined);

function Person({ start = '', ...props }: Partial<AutocompleteProps> & { readonly start?: string }) {
  const [text, setText] = useState(start);
  return <Autocomplete label="Name or e-mail" value={text} onChange={setText} onChoose={() => undefined} {...props} />;
}

export const Field: StoryObj = {
  render: () => (
    <Stack>
      <Person options={PEOPLE} help="A person with an account." />
      <Person options={PEOPLE} start="Maren Okafor" />
      <Person start="mar" load={slowly} />
      <Person start="maren" error="No one has this name." />
      <Person start="Maren Okafor" disabled />
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <Typed text="mar" shows="[role=listbox]">
      <Person options={PEOPLE} />
    </Typed>
  ),
};
