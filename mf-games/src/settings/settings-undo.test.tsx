import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openSettings, prepareSettings, QUAY, rewrite, turnTo } from '../testing/render-settings';

prepareSettings();

describe('Ctrl+Z', () => {
  const undo = () => userEvent.keyboard('{Control>}z{/Control}');

  it('restores the previous value and names the field', async () => {
    const { writes, backend, notices } = await openSettings();
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await turnTo('Optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(backend.game.start_anytime).toBe(2));
    await undo();
    await waitFor(() => expect(backend.game.start_anytime).toBe(QUAY.start_anytime));
    expect(screen.getByRole('radio', { name: 'Scheduled', checked: true })).toBeTruthy();
    await undo();
    await waitFor(() => expect(backend.game.name).toBe('Quay Walk'));
    await turnTo('Mandatory');
    expect(field('Name').value).toBe('Quay Walk');
    expect(writes()).toHaveLength(4);
    expect(notices.map(({ text }) => text)).toEqual(['Changed back: Game mode', 'Changed back: Name']);
    await act(async () => notices.at(-1)?.action?.run());
    await waitFor(() => expect(backend.game.name).toBe('Quay Run'));
  });

  it('undoes a save while the field still has focus', async () => {
    const { backend, writes } = await openSettings();
    await rewrite('Name', 'Quay Run');
    await waitFor(() => expect(writes()).toHaveLength(1));
    await screen.findByText('Saved');
    await undo();
    await waitFor(() => expect(backend.game.name).toBe('Quay Walk'));
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('leaves unsaved typing to the browser', async () => {
    const { writes } = await openSettings(QUAY, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await turnTo('Mandatory');
    await rewrite('Entry Code', 'PI');
    await undo();
    expect(writes()).toHaveLength(1);
    expect(field('Entry Code').value).toBe('PI');
  });

  it('empties a text that was empty before', async () => {
    const { writes } = await openSettings({ ...QUAY, description: null });
    await rewrite('Description', 'Bring a torch.');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await undo();
    await waitFor(() =>
      expect(
        writes()
          .map(({ body }) => body)
          .at(-1),
      ).toEqual({ description: '' }),
    );
  });
});
