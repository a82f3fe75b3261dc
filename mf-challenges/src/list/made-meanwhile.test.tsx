import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('./list-later'), import('../groups/groups')]));

jest.mock('../editor/challenge-editor', () => ({
  ChallengeEditor: ({ known }: { known?: Task }) => <p>Everything of {known?.name}</p>,
}));

afterEach(unmountRemotes);

type Shown = Awaited<ReturnType<typeof showList>>;

/** Keeps writes pending until the returned function is called. */
function holdWrites({ platform }: Shown): () => Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  platform.refuse = () => held;
  return () => act(async () => release());
}
const leave = async ({ host }: Shown) => {
  await act(async () => host.navigation.navigate('/groups/organize/7'));
  await screen.findByRole('heading', { level: 1, name: 'Groups' });
};

describe('a challenge that takes long to add', () => {
  it('opens beside what was opened meanwhile', async () => {
    const shown = await showList();
    const release = holdWrites(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
    await clickOn(card('Challenge 102').getByRole('button', { name: 'Edit Challenge 102' }));
    await release();
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
    expect(shown.location().state).toEqual({ open: '102,905' });
  });

  it('stays closed if the organiser has left the screen', async () => {
    const shown = await showList();
    const release = holdWrites(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
    await leave(shown);
    await release();
    await waitFor(() => expect(shown.platform.tasks).toHaveLength(6));
    await act(async () => undefined);
    expect(shown.location().pathname).toBe('/groups/organize/7');
  });

  it('can be taken back from another screen', async () => {
    const shown = await showList({ features: ['ai'], documents: true });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest Challenge' }));
    await waitFor(() => expect(shown.texts()).toEqual(['Added “New one”']));
    await leave(shown);
    await act(async () => shown.notices[0]?.action?.run());
    await waitFor(() => expect(shown.writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/tasks/905.json' }));
    expect(shown.location().pathname).toBe('/groups/organize/7');
  });

  it('is opened by the notice of a copy, from any screen', async () => {
    const shown = await showList();
    const release = holdWrites(shown);
    await userEvent.click(card('Challenge 101').getByRole('button', { name: 'Actions for Challenge 101' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await leave(shown);
    await release();
    await waitFor(() => expect(shown.texts()).toEqual(['New one is number 6 now.']));
    expect(shown.location().pathname).toBe('/groups/organize/7');
    await act(async () => shown.notices[0]?.action?.run());
    expect(await screen.findByText('Everything of New one')).toBeTruthy();
    expect(shown.location()).toMatchObject({ pathname: '/tasks/organize/7', state: { open: '905' } });
  });
});
