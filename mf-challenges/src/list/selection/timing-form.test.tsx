import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimingForm } from './timing-form';

describe('the times of several challenges', () => {
  it.each([
    ['Eastern Time (US & Canada)', 'Eastern Time (US & Canada)'],
    ['Atlantis', 'Atlantis'],
    [undefined, 'UTC'],
  ])('name the zone as the game stores it: %s', async (tz, shown) => {
    render(<TimingForm changes={{}} tz={tz} onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Set times' }));
    expect(screen.getAllByText(/^Times are in/)[0]?.textContent).toContain(`Times are in ${shown}, `);
  });
});
