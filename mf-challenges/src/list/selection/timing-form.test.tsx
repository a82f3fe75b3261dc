import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostContext } from '@waymark/host-kit';
import { createFakeHost } from '@waymark/testing';
import { BulkDialog } from './bulk-dialog';
import { TimingForm } from './timing-form';

describe('the times of several challenges', () => {
  it.each([
    ['Eastern Time (US & Canada)', 'Eastern Time (US & Canada)'],
    ['Atlantis', 'Atlantis'],
    [undefined, 'UTC'],
  ])('name the zone as the game stores it: %s', async (tz, shown) => {
    render(<TimingForm changes={{}} tz={tz} onChange={() => undefined} onWrong={() => undefined} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Set times' }));
    expect(screen.getAllByText(/^Times are in/)[0]?.textContent).toContain(`Times are in ${shown}, `);
  });

  it('are not sent while the finish is before the start', async () => {
    const onChange = jest.fn(async () => undefined);
    const { host } = createFakeHost({});
    render(
      <HostContext value={host}>
        <BulkDialog kind="timing" n={2} tz="London" onChange={onChange} onClose={() => undefined} />
      </HostContext>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Set times' }));
    await choose(/^Start/, '24 Dec 2026 18:00');
    await choose(/^Finish/, '24 Dec 2026 17:00');
    expect(await screen.findByText('Finish must be after start.')).toBeTruthy();
    const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change 2 challenges' });
    expect(change.disabled).toBe(true);
    await choose(/^Finish/, '24 Dec 2026 19:00');
    await userEvent.click(change);
    expect(onChange.mock.calls).toEqual([[{ starts_at: '12/24/2026 06:00 pm', ends_at: '12/24/2026 07:00 pm' }]]);
  });
});

async function choose(name: RegExp, moment: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  const line = await screen.findByRole('textbox', { name: 'Type a date or time' });
  fireEvent.change(line, { target: { value: moment } });
  fireEvent.keyDown(line, { key: 'Enter' });
}
