import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
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
          { id: 'mandatory', label: 'Mandatory', mark: '1 to fix', tone: 'warning' },
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
