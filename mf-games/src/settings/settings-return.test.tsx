import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@waymark/testing';
import { field, openSettings, prepareSettings, rewrite } from '../testing/render-settings';

prepareSettings();

const NOTE = /We restored your unsaved changes/;

/** Renames the game, leaves the screen and comes back before the save is answered. */
async function backWhileSaving() {
  const staged = await openSettings();
  const { backend, go } = staged;
  let answer = () => {};
  backend.held = new Promise((resolve) => {
    answer = resolve;
  });
  await rewrite('Name', 'Mine');
  await userEvent.tab();
  await act(async () => go('/nowhere'));
  await act(async () => go('/games/edit/7'));
  await waitFor(() => expect(field('Name').value).toBe('Mine'));
  return { ...staged, answered: () => act(async () => answer()) };
}

describe('a save in flight when the screen closes', () => {
  it('is a draft until it is known to be stored', async () => {
    const { backend, answered } = await backWhileSaving();
    expect(await screen.findByText(NOTE)).toBeTruthy();
    await answered();
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect(backend.game.name).toBe('Mine');
    expect(field('Name').value).toBe('Mine');
  });

  it('keeps its value in the field when it fails', async () => {
    const { backend, answered, stored } = await backWhileSaving();
    backend.refuse = () => failure('none', undefined, 'The platform did not answer.');
    await answered();
    await waitFor(() => expect(stored().name).toBe('Quay Walk'));
    expect(field('Name').value).toBe('Mine');
    expect(screen.getByText(NOTE)).toBeTruthy();
  });
});
