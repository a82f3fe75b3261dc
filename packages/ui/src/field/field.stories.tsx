import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Lock } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import { Stack } from '../panel/panel';
import { ConflictBar } from './conflict-bar';
import { FieldRow, FieldStack } from './field-stack';
import { NumberField, type NumberFieldProps } from './number-field';
import { OrderField } from './order-field';
import { SaveMark } from './save-mark';
import { SearchBox } from './search-box';
import { TextArea } from './text-area';
import { TextField, type TextFieldProps } from './text-field';
import { UrlField } from './url-field';

const meta = { title: 'Field' } satisfies Meta;
export default meta;

function Controlled({ start = '', ...props }: Omit<TextFieldProps, 'value'> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...props} value={value} onChange={setValue} />;
}

export const Text: StoryObj = {
  render: () => (
    <Stack>
      <Controlled label="Headline" />
      <Controlled label="Headline" start="Salute the brass pil" max={80} counter help="Shown on the card." />
      <Controlled label="Headline" start="Salute the brass pilot" tail={<SaveMark state="saved" />} />
    </Stack>
  ),
};

export const Validation: StoryObj = {
  render: () => (
    <Stack>
      <Controlled label="Entry code" start="PI" min={3} />
      <Controlled
        label="Webhook"
        start="https://hooks.finchrowe.example/pilot"
        help="Sending a test request to this URL."
        tail={<SaveMark state="saving" text="Testing" />}
      />
      <Controlled label="Webhook" start="http://hooks.finchrowe.example" error="Webhook URL must use HTTPS." />
    </Stack>
  ),
};

export const Saving: StoryObj = {
  render: () => (
    <Stack>
      <Controlled label="Name" start="Cranes & Cobbles" tail={<SaveMark state="saving" />} />
      <Controlled
        label="Name"
        start="Cranes & Cobbles"
        error="Couldn't save. Check your connection."
        tail={<SaveMark state="failed" onRetry={() => undefined} />}
      />
      <Controlled
        label="Name"
        start="Cranes & Cobbles"
        disabled
        tail={<Icon of={Lock} />}
        help="Only the game’s owner can change this."
      />
    </Stack>
  ),
};

function Numbers() {
  const [points, setPoints] = useState<number | null>(150);
  return <NumberField label="Points" value={points} onChange={setPoints} max={500} tail="/ 500" />;
}

function Several() {
  const [text, setText] = useState('After dark the quay tells other stories. Fifteen stops, two ghosts.');
  return <TextArea label="Description" value={text} onChange={setText} max={1000} counter />;
}

function Finding() {
  const [term, setTerm] = useState('');
  return (
    <>
      <SearchBox label="Search by name or code" value={term} onSearch={setTerm} byKey />
      <p>Search term: {term || 'none'}</p>
    </>
  );
}

export const NumberAndArea: StoryObj = {
  render: () => (
    <Stack>
      <Numbers />
      <Several />
    </Stack>
  ),
};

function Places() {
  const [place, setPlace] = useState(3);
  const [address, setAddress] = useState('https://harbour.example/tides');
  return (
    <>
      <OrderField label="Order" value={place} count={12} base={1} onSave={setPlace} tail="of 12" />
      <UrlField label="Target address" value={address} onChange={setAddress} />
      <UrlField
        label="Target address"
        value="harbour.example"
        error="Enter a URL that starts with http:// or https://."
      />
    </>
  );
}

export const OrderAndAddress: StoryObj = {
  render: () => (
    <Stack>
      <Places />
    </Stack>
  ),
};

export const Search: StoryObj = { render: () => <Finding /> };

function Steps({ label = 'Points', start = 150, ...props }: Partial<NumberFieldProps> & { readonly start?: number }) {
  const [value, setValue] = useState<number | null>(start);
  return <NumberField label={label} max={500} step={10} {...props} value={value} onChange={setValue} />;
}

export const NumbersWithSteps: StoryObj = {
  render: () => (
    <FieldStack>
      <FieldRow>
        <Steps tail={<SaveMark state="saved" />} />
        <Steps unlimited={9999} start={9999} />
      </FieldRow>
      <FieldRow>
        <Steps starred={{ value: 150, label: 'Points of the challenge: 150' }} tail={<SaveMark state="saving" />} />
        <Steps starred={{ value: 150, label: 'Points of the challenge: 150' }} start={90} unlimited={9999} />
      </FieldRow>
      <Steps disabled />
    </FieldStack>
  ),
};

/** The line below a field keeps its height: fields stay in place with an error, with help and with nothing. */
export const NothingMoves: StoryObj = {
  render: () => (
    <FieldStack>
      <FieldRow>
        <Controlled label="Entry Code" start="PI" min={3} />
        <Controlled
          label="Entry Code"
          start="PIL"
          help="Players type this to get in."
          tail={<SaveMark state="saved" />}
        />
      </FieldRow>
      <FieldRow>
        <Controlled
          label="Webhook"
          start="http://hooks.finchrowe.example"
          error="Webhook URL must use HTTPS."
          fix={{ label: 'Use https', run: () => undefined }}
        />
        <Controlled label="Webhook" start="https://hooks.finchrowe.example" />
      </FieldRow>
      <Controlled
        label="Name"
        start="Cranes & Cobbles"
        error="Couldn't save. Check your connection."
        tail={<SaveMark state="failed" onRetry={() => undefined} />}
      />
    </FieldStack>
  ),
};

export const Conflict: StoryObj = {
  render: () => (
    <FieldStack>
      <div data-field="headline">
        <Controlled label="Headline" start="Sing a shanty at the swing bridge" help="Shown on the card." />
        <ConflictBar
          label="Headline"
          person="Maren Ott"
          clash={{ mine: 'Sing a shanty at the swing bridge', theirs: 'Shanties at dusk' }}
          onKeepMine={() => undefined}
          onUseTheirs={() => undefined}
        />
      </div>
      <Controlled label="Address" />
    </FieldStack>
  ),
};
