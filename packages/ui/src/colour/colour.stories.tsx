import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { Stack } from '../panel/panel';
import { ColourPicker, type ColourPickerProps } from './colour-picker';

const meta = { title: 'Colour picker' } satisfies Meta;
export default meta;

function Controlled({ start, ...props }: Partial<ColourPickerProps> & { readonly start: string | null }) {
  const [value, setValue] = useState(start);
  return <ColourPicker label="Navigation background" value={value} onChange={setValue} {...props} />;
}

export const Palette: StoryObj = {
  render: () => (
    <Stack $gap={24}>
      <Controlled start={null} />
      <Controlled start="#0b6a60" tail={<SaveMark state="saved" />} />
      <Controlled start="#d2b48c" help="Chosen before the palette existed." />
      <Controlled start="#FACC15" error="White text on this is hard to read (1.5 to 1)." />
      <Controlled start="#2563EB" disabled />
    </Stack>
  ),
};
