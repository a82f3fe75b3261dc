import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WifiOff } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { Row, Stack } from '../panel/panel';
import { Banner } from './banner';
import { createNoticeList } from './notice-list';
import { Notices } from './notices';
import { ValidationSummary } from './validation-summary';

const meta = { title: 'Notices' } satisfies Meta;
export default meta;

const nothing = (): void => undefined;

export const Banners: StoryObj = {
  render: () => (
    <Stack>
      <Banner tone="success" onDismiss={nothing}>
        Updated Webhook
      </Banner>
      <Banner tone="warning" icon={WifiOff}>
        Reconnecting. Your changes are kept.
      </Banner>
      <Banner tone="live" action={<Button shortcut="N">Refresh</Button>}>
        <strong>6</strong> new submissions are queued.
      </Banner>
      <Banner tone="info">Scores are being recalculated.</Banner>
      <Banner>Ranks may change when it's done.</Banner>
      <Banner tone="danger">The server rejected this change.</Banner>
      <ValidationSummary
        title="Fix 2 things to create this game."
        errors={[
          { field: 'name', message: 'can’t be blank' },
          { field: 'code', message: 'has already been taken' },
        ]}
        fields={{ name: { label: 'Name', id: 'name' }, code: { label: 'Entry code', id: 'code' } }}
      />
    </Stack>
  ),
};

function Shown() {
  const [list] = useState(createNoticeList);
  const undo = { label: 'Undo', run: nothing };
  useEffect(() => {
    const ends = [
      list.show({ tone: 'success', text: '3 challenges moved to page 2.', action: undo, duration: 0 }),
      list.show({ tone: 'danger', text: 'Couldn’t upload the picture.', duration: 0 }),
      list.show({ tone: 'info', text: '“Outstare a gull” deleted.', action: undo, duration: 600_000 }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
  return (
    <Row>
      <Button onClick={() => list.show({ tone: 'success', text: 'Cloned.', action: undo })}>Show one for 7 s</Button>
      <Notices list={list} />
    </Row>
  );
}

export const Toasts: StoryObj = { render: () => <Shown /> };
