import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { Panel, PanelBody, Stack } from '../panel/panel';
import { RichText, type RichTextProps } from './rich-text';
import { RichView } from './rich-view';

const meta = { title: 'Rich text' } satisfies Meta;
export default meta;

const TEXT =
  '<h2>Night watch</h2><p>After dark the quay tells <strong>other stories</strong>. Bring a lamp, and:</p>' +
  '<ul><li><p>comfortable shoes</p></li><li><p>the <a href="https://harbour.example/tides">tide table</a></p></li></ul>' +
  '<blockquote><p>Fifteen stops, two ghosts.</p></blockquote>';

function Controlled({ start = '', ...props }: Partial<RichTextProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <RichText label="Description" value={value} onChange={setValue} {...props} />;
}

export const Editor: StoryObj = {
  render: () => (
    <Stack data-shows="[role=toolbar]">
      <Controlled help="Shown before the game starts." />
      <Controlled start={TEXT} tail={<SaveMark state="saved" />} />
      <Controlled start={TEXT} error="Couldn't save. Check your connection." />
      <Controlled start={TEXT} disabled />
    </Stack>
  ),
};

export const OnShow: StoryObj = {
  render: () => (
    <Panel>
      <PanelBody>
        <RichView html={`${TEXT}<img src=x onerror="document.body.remove()"><script>alert(1)</script>`} />
      </PanelBody>
    </Panel>
  ),
};
