import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openSettings, prepareSettings } from '../testing/render-settings';

prepareSettings();

const focused = () => document.activeElement?.textContent;

describe('the keys of the settings', () => {
  it('J and K go to the next and previous section, except while typing', async () => {
    await openSettings();
    await userEvent.type(field('Name'), 'j');
    expect(field('Name').value).toBe('Quay Walkj');
    act(() => field('Name').blur());
    await userEvent.keyboard('j');
    expect(focused()).toBe('Contact');
    await userEvent.keyboard('j');
    expect(focused()).toBe('Contact');
    await userEvent.keyboard('k');
    expect(focused()).toBe('Basics');
  });

  it('P opens the preview, which shows its key', async () => {
    await openSettings();
    const preview = screen.getByRole('link', { name: 'Preview' });
    expect(preview.getAttribute('aria-keyshortcuts')).toBe('P');
    const opened = jest.fn((event: Event) => event.preventDefault());
    preview.addEventListener('click', opened);
    await userEvent.keyboard('p');
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
