import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid2x2, Square } from 'lucide';
import { useState } from 'react';
import { SaveMark } from '../field/save-mark';
import { TextField } from '../field/text-field';
import { Row, Stack } from '../panel/panel';
import { Checkbox } from './checkbox';
import { RadioCards } from './radio-cards';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';
import { TimerVisibility } from './timer-visibility';

const meta = { title: 'Choices' } satisfies Meta;
export default meta;

function Boxes() {
  const [join, setJoin] = useState(true);
  const [grey, setGrey] = useState<0 | 1>(0);
  const [period, setPeriod] = useState('all');
  const [view, setView] = useState('one');
  return (
    <Stack>
      <Checkbox label="Let players join an existing team" checked={join} onChange={setJoin} />
      <Checkbox label="Some of them" checked={false} mixed onChange={() => undefined} />
      <Checkbox
        label="I agree to the terms"
        note="Can't be changed after the game is created."
        checked
        disabled
        onChange={() => undefined}
      />
      <Switch
        label="Show in public search"
        note="Anyone with the app can find this game."
        value={grey}
        on={1}
        off={0}
        onChange={setGrey}
        tail={<SaveMark state="saved" />}
      />
      <Switch label="Read only" value={1} on={1} off={0} disabled onChange={() => undefined} />
      <Row>
        <SegmentedControl
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'all', label: 'All time' },
            { value: 'weekly', label: 'Weekly' },
            { value: 'daily', label: 'Daily' },
          ]}
        />
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'one', label: 'One', icon: Square },
            { value: 'grid', label: 'Grid', icon: Grid2x2 },
          ]}
        />
      </Row>
    </Stack>
  );
}

function Modes() {
  const [mode, setMode] = useState(1);
  return (
    <RadioCards
      label="Choose how the clock runs."
      value={mode}
      onChange={setMode}
      options={[
        { value: 0, label: 'Scheduled', note: 'Starts and finishes automatically.' },
        {
          value: 1,
          label: 'Start anytime',
          note: 'Each team has its own clock.',
          body: <TextField label="Time to complete" value="2 h 30 min" tail={<SaveMark state="saved" />} />,
        },
        { value: 2, label: 'Stopped', note: 'Challenges are hidden and new answers are rejected.' },
      ]}
    />
  );
}

export const Controls: StoryObj = { render: () => <Boxes /> };
export const Cards: StoryObj = { render: () => <Modes /> };

function Timer() {
  const [visible, setVisible] = useState<0 | 1>(1);
  return <TimerVisibility value={visible} onChange={setVisible} />;
}
export const TimerChoice: StoryObj = { render: () => <Timer /> };
