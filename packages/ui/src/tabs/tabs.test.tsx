import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '../root/ui-root';
import { TabPanel, Tabs } from './tabs';

function Settings({ direction = 'ltr' }: { readonly direction?: 'ltr' | 'rtl' }) {
  const [tab, setTab] = useState('mandatory');
  const tabs = ['mandatory', 'optional', 'history'].map((id) => ({ id, label: id }));
  return (
    <UiRoot direction={direction}>
      <Tabs name="s" label="Settings" tabs={tabs} value={tab} onChange={setTab} />
      <TabPanel name="s" tab={tab}>
        {tab} fields
      </TabPanel>
    </UiRoot>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

test('tabs are one Tab stop; arrow keys, Home and End move, Enter opens', async () => {
  render(<Settings />);
  await userEvent.tab();
  expect(focused()).toBe('mandatory');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('optional');
  expect(screen.getByRole('tabpanel', { name: 'mandatory' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'optional' }).textContent).toBe('optional fields');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('mandatory');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('history');
});

test('arrow keys follow the text direction', async () => {
  render(<Settings direction="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('optional');
});
