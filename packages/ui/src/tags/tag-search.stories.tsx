import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Typed } from '../../.storybook/typed';
import { SaveMark } from '../field/save-mark';
import { Stack } from '../panel/panel';
import { TagSearch, type TagSearchProps } from './tag-search';

const meta = { title: 'Tag search' } satisfies Meta;
export default meta;

const KNOWN = ['harbour', 'history', 'indoors', 'night walk', 'for children', 'with a view of the whole old harbour'];

function Kept({ start, ...props }: Partial<TagSearchProps> & { readonly start: readonly string[] }) {
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
      <Kept start={[]} help="Press Enter after each tag." />
      <Kept start={['harbour', 'night walk']} tail={<SaveMark state="saved" />} />
      <Kept start={KNOWN} />
      <Kept start={['harbour']} error="The connection dropped. Your tag is kept here." />
      <Kept start={['harbour', 'history']} disabled help="Only administrators can change tags." />
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <Typed text="h" shows="[role=listbox]">
      <Kept start={['indoors']} />
    </Typed>
  ),
};
