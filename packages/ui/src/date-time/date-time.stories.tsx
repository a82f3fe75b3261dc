import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Opened } from '../../.storybook/opened';
import { SaveMark } from '../field/save-mark';
import { Stack } from '../panel/panel';
import { DateTimeField } from './date-time-field';
import { RelativeTime } from './relative-time';
import { type StartFinish, StartFinishPicker } from './start-finish-picker';

const meta = { title: 'Date and time' } satisfies Meta;
export default meta;

const NOW = Date.parse('2026-11-21T18:14:00Z');

function Window(first: StartFinish) {
  const [window, setWindow] = useState(first);
  return (
    <StartFinishPicker
      {...window}
      zone="Europe/London"
      zoneLabel="London"
      onChange={setWindow}
      now={() => NOW}
      startTail={window.start && <SaveMark state="saved" />}
    />
  );
}

export const Empty: StoryObj = { render: () => <Window start={null} finish={null} /> };
export const Wrong: StoryObj = {
  render: () => <Window start="2026-11-21T19:30:00Z" finish="2026-11-21T18:30:00Z" />,
};

function Single() {
  const [value, setValue] = useState<string | null>('2026-11-21T19:30:00Z');
  return (
    <Stack>
      <DateTimeField
        label="Ends at"
        value={value}
        zone="America/New_York"
        onChange={setValue}
        min="2026-11-10T00:00:00Z"
        max="2026-12-10T00:00:00Z"
      />
      <DateTimeField label="Ends at" value={value} zone="Asia/Tokyo" onChange={setValue} disabled />
      <p>
        Sent <RelativeTime instant="2026-11-20T18:30:00Z" zone="Europe/London" />
      </p>
    </Stack>
  );
}

export const OneMoment: StoryObj = { render: () => <Single /> };

export const Open: StoryObj = {
  render: () => (
    <Opened shows="[role=dialog]">
      <Window start="2026-11-21T19:30:00Z" finish={null} />
    </Opened>
  ),
};
