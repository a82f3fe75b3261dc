import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { choose, field, openOptional, SUPER, select, toggle } from '../testing/render-optional-tab';
import { prepareSettings } from '../testing/render-settings';

prepareSettings();

describe('a switch in the settings', () => {
  const SWITCHES = [
    ['Show in public search', 'searchability'],
    ['Let players join an existing team', 'join_existing_team'],
    ['Leaderboard', 'leaderboard_visible'],
    ['Chat', 'notifications_bidirectional'],
    ['Shuffle challenges', 'shuffled'],
    ['Share location', 'share_location'],
    ['Hide teams from judges', 'blind_review'],
    ['Let players export the game', 'export_player_enabled'],
  ] as const;

  it('is stored as 1 or 0 in its own field', async () => {
    const { writes } = await openOptional(Object.fromEntries(SWITCHES.map(([, stored]) => [stored, 0])));
    for (const [label, stored] of SWITCHES) {
      const control = toggle(label);
      const before = writes().length;
      expect([label, control.checked]).toEqual([label, false]);
      fireEvent.click(control);
      await waitFor(() => expect(writes().slice(before)).toEqual([{ [stored]: 1 }]));
      expect([label, control.checked]).toEqual([label, true]);
      fireEvent.click(control);
      await waitFor(() => expect(writes().slice(before)).toEqual([{ [stored]: 1 }, { [stored]: 0 }]));
    }
  });

  it('that the provider leaves out shows its default', async () => {
    const { writes } = await openOptional(Object.fromEntries(SWITCHES.map(([, stored]) => [stored, undefined])));
    const on = SWITCHES.map(([label]) => label).filter((label) => toggle(label).checked);
    expect(on).toEqual(['Show in public search', 'Leaderboard', 'Chat']);
    await userEvent.click(toggle('Chat'));
    await waitFor(() => expect(writes()).toEqual([{ notifications_bidirectional: 0 }]));
  });

  it('shows why a change was rejected', async () => {
    const { fail } = await refusing();
    await userEvent.click(toggle('Chat'));
    expect(await screen.findByText('Not now.', { selector: 'p' })).toBeTruthy();
    expect(fail).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Not saved')).toBeTruthy();
  });
});

async function refusing() {
  const fail = jest.fn(() => {
    throw refusal(422, { errors: { notifications_bidirectional: ['Not now.'] } }, 'Not now.');
  });
  const staged = await openOptional({ notifications_bidirectional: 1 });
  const answer = staged.platform.answer;
  staged.platform.answer = (call) => (call.method === 'PUT' ? fail() : answer(call));
  return { ...staged, fail };
}

describe('the timer visibility', () => {
  it('is sent as 1 or 0', async () => {
    const { writes } = await openOptional({ timer_visible: 0 });
    const group = screen.getByRole('group', { name: 'Timer Visibility' });
    await userEvent.click(within(group).getByRole('radio', { name: 'Visible' }));
    await userEvent.click(within(group).getByRole('radio', { name: 'Hidden' }));
    await waitFor(() => expect(writes()).toEqual([{ timer_visible: 1 }, { timer_visible: 0 }]));
  });
});

describe('a select in the settings', () => {
  const CHOICES = [
    ['Moderation', 'Pre', { review: 'pre' }, "Answers earn points and appear in streams once they're approved."],
    ['Late submissions', 'Reject', { late: 'reject' }, 'Rejected'],
    ['Late submissions', 'Approve', { late: 'approve' }, 'Score like any other'],
    ['Unlock style', 'Online', { unlock_requires_network: 1 }, /Needs a connection/],
    ['Category', 'Archive', { category: 'Archive' }, 'Finished, kept for reference.'],
    ['Late submissions', 'No points', { late: '' }, 'Kept, but score 0'],
  ] as const;

  it('is saved on change and explains the chosen option', async () => {
    const { writes } = await openOptional({ review: 'post', late: '', unlock_requires_network: 0 });
    for (const [at, [label, option, stored, meaning]] of CHOICES.entries()) {
      await choose(label, option);
      await waitFor(() => expect(writes().slice(at)).toEqual([stored]));
      expect(screen.getByText(meaning)).toBeTruthy();
    }
  });

  it('offers exactly the four categories', async () => {
    await openOptional();
    await userEvent.click(select('Category'));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Draft', 'Active', 'Template', 'Archive']);
  });

  it('explains the categories from Draft to Archive in a dialog with Close', async () => {
    await openOptional();
    await userEvent.click(screen.getByRole('button', { name: 'Help: Category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Category' });
    expect(dialog.textContent).toMatch(/Draft.*Active.*Template.*archive the copies/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('promotion', () => {
  it('is offered to super administrators with its three types', async () => {
    const { writes } = await openOptional({ game_type: 1 }, SUPER);
    await choose('Promotion', 'Featured, no password');
    await waitFor(() => expect(writes()).toEqual([{ game_type: 2 }]));
    await choose('Promotion', 'Featured, with password');
    await waitFor(() => expect(writes().at(-1)).toEqual({ game_type: 3 }));
  });

  it('is hidden from everyone else, including the owner', async () => {
    await openOptional({ user: { access: 'Created', super_admin: false } });
    expect(screen.queryByRole('button', { name: /^Promotion/ })).toBeNull();
    expect(screen.queryByText(/Featured/)).toBeNull();
  });
});

describe('cheat codes', () => {
  const codes = () => screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.closest('li'));

  it('are a list that is saved on each change', async () => {
    const { writes } = await openOptional({ cheats: ['LOST'] });
    await userEvent.type(screen.getByRole('combobox', { name: 'Cheat codes' }), 'RAIN{Enter}');
    await waitFor(() => expect(writes()).toEqual([{ cheats: ['LOST', 'RAIN'] }]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove LOST' }));
    await waitFor(() => expect(writes().at(-1)).toEqual({ cheats: ['RAIN'] }));
    expect(codes().map((code) => code?.textContent)).toEqual(['RAIN']);
  });

  it('are restored by Ctrl+Z', async () => {
    const { writes } = await openOptional({ cheats: ['LOST'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove LOST' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    toggle('Chat').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(writes().at(-1)).toEqual({ cheats: ['LOST'] }));
  });
});

describe('contact and agreement', () => {
  const mandatory = { hash: '' };

  it('accepts only a valid e-mail address', async () => {
    const { writes } = await openOptional({}, mandatory);
    // Below the fold, and loaded separately.
    await screen.findByRole('textbox', { name: 'Primary e-mail' });
    await userEvent.type(field('Primary e-mail'), 'maren');
    await userEvent.tab();
    expect(await screen.findByText('Enter an e-mail address.')).toBeTruthy();
    expect(writes()).toEqual([]);
    await userEvent.type(field('Primary e-mail'), '@quay.test');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toEqual([{ primary_email: 'maren@quay.test' }]));
  });

  it('shows the agreement as accepted and locked once the game exists', async () => {
    await openOptional({ signed_legal: 1 }, mandatory);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /accept the terms/ });
    expect(box.checked).toBe(true);
    expect(box.disabled).toBe(true);
  });
});

describe('the tour', () => {
  const picture = (uuid: string, at: number) => ({ uuid, extension: 'png', url: `/${uuid}.png`, name: `tour_${at}` });
  const three = [picture('a', 1), picture('b', 2), picture('c', 3)];
  const upload = (at: number) => screen.getByLabelText<HTMLInputElement>(`Tour picture ${at}`, { selector: 'input' });

  it('has at most four slots, one of them free', async () => {
    await openOptional({ tour: three });
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(4);
    await unmountRemotes();
    await openOptional({ tour: [...three, picture('d', 4)] });
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(4);
    expect(screen.queryByText('choose a file')).toBeNull();
    await unmountRemotes();
    await openOptional();
    expect(screen.getAllByRole('group', { name: /^Tour picture/ })).toHaveLength(1);
  });

  it('can be reordered, and closes the gap left by a deleted picture', async () => {
    const { writes, backend } = await openOptional({ tour: three });
    await userEvent.click(screen.getByRole('button', { name: 'Move Tour picture 2 forward' }));
    await waitFor(() =>
      expect(writes()).toEqual([
        {
          tour_1_media_uuid: 'b',
          tour_1_media_extension: 'png',
          tour_2_media_uuid: 'a',
          tour_2_media_extension: 'png',
        },
      ]),
    );
    expect(backend.game.name).toBe('Quay Walk');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Tour picture 2' }));
    await waitFor(() =>
      expect(writes().at(-1)).toEqual({
        tour_2_media_uuid: 'c',
        tour_2_media_extension: 'png',
        tour_3_media_uuid: '',
        tour_3_media_extension: '',
      }),
    );
  });

  it('puts an uploaded picture into its first free slot', async () => {
    URL.createObjectURL ??= () => 'blob:x';
    URL.revokeObjectURL ??= () => undefined;
    const { writes } = await openOptional({ tour: three.slice(0, 1) });
    await userEvent.upload(upload(2), new File(['x'], 'quay.png', { type: 'image/png' }));
    await waitFor(() => expect(writes()).toEqual([{ tour_2_media_uuid: 'abc-2', tour_2_media_extension: 'png' }]));
  });
});

describe('an unknown value from the platform', () => {
  it('is shown and kept until another is chosen: zone, category, late rule', async () => {
    const { writes } = await openOptional({
      tz: 'Mare Tranquillitatis',
      category: 'Seasonal',
      late: 'maybe',
      start_anytime: 0,
      start_at: '2036-07-01T12:00:00.000Z',
    });
    expect(select('Category').textContent).toContain('Seasonal');
    expect(select('Time zone').textContent).toContain('Mare Tranquillitatis');
    expect(select('Late submissions').textContent).toContain('maybe');
    expect(screen.getByText(/This time zone is unknown/)).toBeTruthy();
    await userEvent.click(toggle('Chat'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(Object.keys(writes()[0] as object)).toEqual(['notifications_bidirectional']);
    await choose('Category', 'Draft');
    await waitFor(() => expect(writes().at(-1)).toEqual({ category: 'Draft' }));
  });
});
