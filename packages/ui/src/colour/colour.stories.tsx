import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { Stack } from '../panel/panel';
import { ColourPicker, type ColourPickerProps } from './colour-picker';

const meta = { title: 'Colour picker' } satisfies Meta;
export default meta;

function Kept({ start, ...props }: Partial<ColourPickerProps> & { readonly start: string | null }) {
  const [value, setValue] = useState(start);
  return <ColourPicker label="Navigation background" value={value} onChange={setValue} {...props} />;
}

export const Palette: StoryObj = {
  render: () => (
    <Stack $gap={24}>
      <Kept start={null} />
      <Kept start="#0b6a60" tail={<SaveMark state="saved" />} />
      <Kept start="#d2b48c" help="A colour from before the palette." />
      <Kept start="#FACC15" error="White text on this is hard to read (1.5 to 1)." />
      <Kept start="#2563EB" disabled />
    </Stack>
  ),
};
