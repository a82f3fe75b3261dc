import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Check, Clock, Copy, Star, X } from 'lucide';
import { SaveMark } from '../field/save-mark';
import { Row, Stack } from '../panel/panel';
import { Dot } from '../text/dot';
import { Badge } from './badge';
import { CategoryPill, StatePill } from './state-pill';

const meta = { title: 'Badge' } satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        {(['draft', 'unscheduled', 'scheduled', 'anytime', 'live', 'stopped', 'finished'] as const).map((state) => (
          <StatePill key={state} state={state} />
        ))}
      </Row>
      <Row>
        {['Active', 'Draft', 'Template', 'Archive'].map((category) => (
          <CategoryPill key={category} category={category} />
        ))}
      </Row>
      <Row>
        <Badge tone="success" icon={Check}>
          Approved
        </Badge>
        <Badge tone="danger" icon={X}>
          Rejected
        </Badge>
        <Badge icon={Star}>Featured</Badge>
        <Badge tone="warning" icon={Clock}>
          Late
        </Badge>
        <Badge icon={Copy}>Duplicate</Badge>
        <Badge tone="accent">page 2</Badge>
      </Row>
      <Row $gap={16}>
        <span>
          <Dot $tone="success" /> Connected
        </span>
        <span>
          <Dot $tone="warning" /> Reconnecting
        </span>
        <span>
          <Dot $tone="danger" /> Offline
        </span>
        <SaveMark state="saving" />
        <SaveMark state="saved" />
        <SaveMark state="failed" onRetry={() => undefined} />
      </Row>
    </Stack>
  ),
};
