import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Typed } from '../../.storybook/typed';
import { SaveMark } from '../field/save-mark';
import { Stack } from '../panel/panel';
import { TagSearch, type TagSearchProps } from './tag-search';

const meta = { title: 'Tag search' } satisfies Meta;
export default meta;

const KNOWN = ['harbour', 'history', 'indoors', 'night walk', 'for children', 'with a view of the whole old harbour'];

function Controlled({ start, ...props }: Partial<TagSearchProps> & { readonly start: readonly string[] }) {
  const [tags, setTags] = useState(start);
  return (
    <TagSearch
      label="Tags"
      tags={tags}
      known={KNOWN}
      onAdd={(tag) => setTags((now) => [...now, tag])}
      onRemove={(tag) => setTags((now) => now.filter((one) => one !== tag))}
      {...props}
    />
  );
}

export const Field: StoryObj = {
  render: () => (
    <Stack>
      <Controlled start={[]} help="Press Enter after each tag." />
      <Controlled start={['harbour', 'night walk']} tail={<SaveMark state="saved" />} />
      <Controlled start={KNOWN} />
      <Controlled start={['harbour']} error="Couldn't save. Check your connection." />
      <Controlled start={['harbour', 'history']} disabled help="Only administrators can change tags." />
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <Typed text="h" shows="[role=listbox]">
      <Controlled start={['indoors']} />
    </Typed>
  ),
};
