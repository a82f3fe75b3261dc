import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Camera, QrCode, Type, Video } from 'lucide';
import { useState } from 'react';
import { Opened } from '../../.storybook/opened';
import { Row, Stack } from '../panel/panel';
import type { SelectOption } from '../select/select-face';
import { MultiSelect, type MultiSelectProps } from './multi-select';

const meta = { title: 'Multi-select' } satisfies Meta;
export default meta;

const TYPES: readonly SelectOption[] = [
  { value: 'text', label: 'Text', icon: Type },
  { value: 'photo', label: 'Photo', icon: Camera },
  { value: 'video', label: 'Video', icon: Video },
  { value: 'qr', label: 'QR Code', icon: QrCode, note: 'needs a print', disabled: true },
];
const TEAMS: readonly SelectOption[] = [
  'Gull Patrol',
  'Knot Today',
  'The Anchormen',
  'Salt & Pepper',
  'Mast Have',
].flatMap((name) =>
  [1, 2, 3, 4].map((n) => ({ value: `${name}-${n}`, label: `${name} ${n}`, note: `${n + 2} players` })),
);

function Controlled({
  start,
  ...props
}: Omit<MultiSelectProps<string>, 'value' | 'onChange'> & { readonly start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
}

export const Field: StoryObj = {
  render: () => (
    <Stack>
      <Controlled label="Completion types" options={TYPES} start={[]} help="Only challenges of these types." />
      <Controlled label="Completion types" options={TYPES} start={['photo', 'video']} />
      <Controlled label="Teams" options={TEAMS} start={TEAMS.slice(0, 5).map(({ value }) => value)} />
      <Controlled label="Teams" options={TEAMS} start={[]} error="Please choose at least one team." />
      <Controlled label="Teams" options={TEAMS} start={[]} disabled />
    </Stack>
  ),
};

export const Compact: StoryObj = {
  render: () => (
    <Row>
      <Controlled label="Type" size="compact" options={TYPES} start={[]} placeholder="All types" />
      <Controlled label="Teams" size="compact" labelShown options={TEAMS} start={['Knot Today-2']} />
    </Row>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <Opened shows="[role=listbox]">
      <Controlled label="Completion types" options={TYPES} start={['photo', 'video']} />
    </Opened>
  ),
};

export const OpenWithFilter: StoryObj = {
  render: () => (
    <Opened shows="[role=listbox]">
      <Controlled label="Teams" options={TEAMS} start={['Gull Patrol-2', 'Gull Patrol-3']} />
    </Opened>
  ),
};
