import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { GroupedTabs } from './grouped-tabs';
import { TabPanel, Tabs } from './tabs';

const meta = { title: 'Tabs' } satisfies Meta;
export default meta;

function Settings() {
  const [tab, setTab] = useState('mandatory');
  return (
    <>
      <Tabs
        name="settings"
        label="Settings"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'mandatory', label: 'Mandatory', mark: '1 to fix', room: '9 to fix', tone: 'warning' },
          { id: 'optional', label: 'Optional', mark: 2 },
          { id: 'history', label: 'History' },
        ]}
      />
      <TabPanel name="settings" tab={tab}>
        <p>{tab}</p>
      </TabPanel>
    </>
  );
}

export const OfSettings: StoryObj = { render: () => <Settings /> };

type Section = 'basics' | 'answers' | 'locks' | 'place' | 'hints' | 'rewards' | 'timing' | 'media' | 'tags' | 'ar';

function Editor() {
  const [tab, setTab] = useState<Section>('place');
  return (
    <GroupedTabs<Section>
      name="editor"
      label="Challenge"
      value={tab}
      onChange={setTab}
      groups={[
        {
          heading: 'Challenge',
          tabs: [
            { id: 'basics', label: 'Basics' },
            { id: 'answers', label: 'Answers', mark: '1 to fix', tone: 'warning' },
            { id: 'media', label: 'Pictures and films' },
          ],
        },
        {
          heading: 'When and where',
          tabs: [
            { id: 'place', label: 'Place' },
            { id: 'locks', label: 'Locks', mark: 2 },
            { id: 'timing', label: 'Timing', mark: 1 },
          ],
        },
        {
          heading: 'More',
          tabs: [
            { id: 'hints', label: 'Hints', mark: 3 },
            { id: 'rewards', label: 'Rewards' },
            { id: 'tags', label: 'Tags' },
            { id: 'ar', label: 'Augmented reality' },
          ],
        },
      ]}
    >
      <p>{tab}</p>
    </GroupedTabs>
  );
}

export const Grouped: StoryObj = { render: () => <Editor /> };
export const GroupedInOneRow: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
      <Editor />
    </div>
  ),
};
