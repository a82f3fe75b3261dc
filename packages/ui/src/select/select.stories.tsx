import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Brain, Camera, QrCode, Tag, Type, Video } from 'lucide';
import { useState } from 'react';
import { Opened } from '../../.storybook/opened';
import { Row, Stack } from '../panel/panel';
import { Select, type SelectProps } from './select';
import type { SelectOption } from './select-face';

const meta = { title: 'Select' } satisfies Meta;
export default meta;

const TYPES = [
  { value: 'text', label: 'Text', icon: Type },
  { value: 'photo', label: 'Photo', icon: Camera },
  { value: 'video', label: 'Video', icon: Video },
  { value: 'qr', label: 'QR Code', icon: QrCode },
  { value: 'trivia', label: 'Trivia', icon: Brain, disabled: true },
] as const satisfies readonly SelectOption[];

const LONG: readonly SelectOption[] = Array.from({ length: 60 }, (_, hour) => ({
  value: `${hour}`,
  label: `Zone ${hour}`,
  note: `+${hour}:00`,
}));

function Controlled({
  start,
  ...props
}: Omit<SelectProps<string>, 'value' | 'onChange'> & { readonly start: string | null }) {
  const [value, setValue] = useState(start);
  return <Select {...props} value={value} onChange={setValue} />;
}

export const Field: StoryObj = {
  render: () => (
    <Stack>
      <Controlled label="Completion type" options={TYPES} start="photo" />
      <Controlled label="Completion type" options={TYPES} start={null} help="How players answer." />
      <Controlled label="Time zone" options={LONG} start="42" />
      <Controlled label="Time zone" options={LONG} start={null} error="Please choose a time zone." />
      <Controlled label="Time zone" options={LONG} start="3" disabled />
    </Stack>
  ),
};

export const Compact: StoryObj = {
  render: () => (
    <Row>
      <Controlled label="Category" size="compact" icon={Tag} options={LONG} start={null} placeholder="All Categories" />
      <Controlled label="Per page" size="compact" labelShown options={TYPES} start="text" />
    </Row>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <Opened shows="[role=listbox]">
      <Controlled label="Time zone" options={TYPES} start="photo" />
    </Opened>
  ),
};

export const OpenWithFilter: StoryObj = {
  render: () => (
    <Opened shows="[role=listbox]">
      <Controlled label="Time zone" options={LONG} start="42" />
    </Opened>
  ),
};
