import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { clickOn } from '@waymark/testing/mount-remote';
import { field, openOptional } from '../testing/render-optional-tab';
import { prepareSettings } from '../testing/render-settings';

prepareSettings();

describe('the webhook', () => {
  const write = async (address: string) => {
    await userEvent.clear(field('Webhook'));
    if (address) await userEvent.click(field('Webhook'));
    if (address) await userEvent.paste(address);
    await userEvent.tab();
  };
  const at = (length: number, start = 'https://hooks.test/') => start.padEnd(length, 'x');

  it('is tested, then saved with a notice', async () => {
    const { writes, tests, notices } = await openOptional();
    await write('https://hooks.test/game');
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(tests()).toEqual([{ url: 'https://hooks.test/game' }]);
    expect(notices.map(({ text }) => text)).toEqual(['Updated Webhook']);
  });

  it('is tested by a provider that announces no extras', async () => {
    const { tests, writes } = await openOptional({}, { offered: [] });
    await write('https://hooks.test/game');
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(tests()).toEqual([{ url: 'https://hooks.test/game' }]);
  });

  it('is neither tested nor saved if over 1024 characters, invalid or not HTTPS', async () => {
    const { writes, tests, notices } = await openOptional();
    for (const [address, fault] of [
      // Length is checked first.
      [at(1025, 'no url '), 'Webhook URL can have at most 1024 characters.'],
      ['hooks.test', 'Webhook URL is not a valid URL.'],
      ['http://hooks.test', 'Webhook URL must use HTTPS.'],
    ] as const) {
      await write(address);
      // Only at the field: it isn't sent, so the provider can't reject it.
      await waitFor(() => expect(screen.getAllByText(fault)).toHaveLength(1));
      expect(field('Webhook').value).toBe(address);
      expect([tests(), writes(), notices]).toEqual([[], [], []]);
    }
    await write(at(1024));
    await waitFor(() => expect(writes()).toEqual([{ webhook: at(1024) }]));
  });

  it('is changed to https in one press and keeps the focus in the field', async () => {
    const { writes } = await openOptional();
    await write('http://hooks.test/game');
    expect(await screen.findByRole('button', { name: 'Incomplete For organisers' })).toBeTruthy();
    await clickOn(await screen.findByRole('button', { name: 'Use https' }));
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(document.activeElement).toBe(field('Webhook'));
    expect(screen.queryByText('Webhook URL must use HTTPS.')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Complete For organisers' })).toBeTruthy();
  });

  it('is not saved when its test fails, and can be retried', async () => {
    const { backend, writes, tests } = await openOptional();
    backend.takes = () => ({ ok: false });
    await write('https://hooks.test/game');
    await screen.findAllByText('Webhook is throwing errors to our post requests.');
    expect(writes()).toEqual([]);
    backend.takes = () => ({ ok: true });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    expect(tests()).toHaveLength(2);
  });

  it("is tested from the browser if the provider can't", async () => {
    const posted = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
    const { backend, tests, writes, reported } = await openOptional();
    backend.takes = () => {
      throw refusal(404);
    };
    await write('https://hooks.test/game');
    await screen.findAllByText('Webhook is throwing errors to our post requests.');
    expect(tests()).toHaveLength(1);
    expect(reported).toEqual([]);
    expect(posted).toHaveBeenCalledWith('https://hooks.test/game', expect.objectContaining({ method: 'POST' }));
    expect(writes()).toEqual([]);
    posted.mockRestore();
  });

  describe('pasted by its button', () => {
    const paste = async (address: string) => {
      const user = userEvent.setup();
      await navigator.clipboard.writeText(address);
      await user.click(screen.getByRole('button', { name: 'Paste' }));
    };

    it('is tested and saved at once', async () => {
      const { writes, tests } = await openOptional();
      await paste(' https://hooks.test/game ');
      await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
      await userEvent.tab();
      expect(tests()).toEqual([{ url: 'https://hooks.test/game' }]);
      expect(writes()).toHaveLength(1);
    });

    it('has the faults of a typed one, and can be changed to https', async () => {
      const { writes, tests } = await openOptional();
      await paste('http://hooks.test/game');
      await waitFor(() => expect(document.activeElement).toBe(field('Webhook')));
      await userEvent.tab();
      expect(await screen.findByText('Webhook URL must use HTTPS.')).toBeTruthy();
      expect([tests(), writes()]).toEqual([[], []]);
      await clickOn(await screen.findByRole('button', { name: 'Use https' }));
      await waitFor(() => expect(writes()).toEqual([{ webhook: 'https://hooks.test/game' }]));
    });

    it('is not offered to people who may not change it', async () => {
      await openOptional({ user: { access: 'Joined', super_admin: false } });
      expect(field('Webhook')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
    });
  });

  it('is cleared without a test', async () => {
    const { writes, tests } = await openOptional({ webhook: 'https://hooks.test/game' });
    await write('');
    await waitFor(() => expect(writes()).toEqual([{ webhook: '' }]));
    expect(tests()).toEqual([]);
  });

  it('is not tested while typing', async () => {
    const { tests } = await openOptional();
    jest.useFakeTimers();
    const type = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await type.type(field('Webhook'), 'https://hooks.test');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(tests()).toEqual([]);
  });
});
