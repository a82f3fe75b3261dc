import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus } from 'lucide';
import { StatePill } from '../badge/state-pill';
import { Button } from '../button/button';
import { PageTitle } from '../panel/page-title';
import { Panel, PanelHead, Stack } from '../panel/panel';
import { Skeleton, SkeletonFields, SkeletonRows } from '../skeleton/skeleton';
import { EmptyState, Failed, NoMatch } from './list-states';

const meta = { title: 'List states' } satisfies Meta;
export default meta;

export const Four: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      <Panel>
        <PanelHead>
          <h2>Loading</h2>
        </PanelHead>
        <Skeleton delay={0}>
          <SkeletonRows />
        </Skeleton>
      </Panel>
      <Panel>
        <PanelHead>
          <h2>Empty</h2>
        </PanelHead>
        <EmptyState
          title="No challenges yet"
          text="Add the first stop of your hunt."
          action={
            <Button kind="primary" icon={Plus}>
              Add challenge
            </Button>
          }
        />
      </Panel>
      <Panel>
        <PanelHead>
          <h2>No match</h2>
        </PanelHead>
        <NoMatch
          title="No results for “pirat”"
          text="Your search and 2 filters hide 18 challenges."
          onClear={() => undefined}
        />
      </Panel>
      <Panel>
        <PanelHead>
          <h2>Failed</h2>
        </PanelHead>
        <Failed
          title="Couldn’t load challenges"
          text="Check your connection and try again."
          onRetry={() => undefined}
        />
      </Panel>
    </div>
  ),
};

export const Form: StoryObj = {
  render: () => (
    <Stack>
      <PageTitle
        title="Harbourside After Dark"
        text="Choose how the clock runs."
        mark={<StatePill state="scheduled" />}
        actions={<Button kind="primary">Start game</Button>}
      />
      <Panel>
        <Skeleton delay={0}>
          <SkeletonFields />
        </Skeleton>
      </Panel>
    </Stack>
  ),
};
