import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game } from '@waymark/contract';
import { clickOn, menuEntry } from '@waymark/testing/mount-remote';
import { buildAnswer } from '../../testing/answers';
import { Platform, WHEN } from '../../testing/platform';
import { openMonitor, prepareScreens } from '../../testing/stage';

prepareScreens();

const OWNER: Partial<Game> = { user: { access: 'Created' } };
const menu = async () => userEvent.click(await screen.findByRole('button', { name: 'More' }));
const choose = async (name: string | RegExp) => {
  await menu();
  await clickOn(await menuEntry(name));
};

describe('ready messages', () => {
  const stocked = (user: Partial<Game> = OWNER) => {
    const platform = new Platform([buildAnswer()], user);
    platform.messages = [
      { id: 1, text: 'Well done, %{captain}' },
      { id: 2, text: 'Please try again', everywhere: true },
    ];
    platform.respond = ({ method, path }) =>
      method !== 'GET' && path.startsWith('/answers/messages') ? { message: { id: 3, text: 'Saved' } } : undefined;
    return platform;
  };

  it('are added and changed by the organiser', async () => {
    const { of } = await openMonitor(stocked());
    await choose('Ready messages');
    await userEvent.type(await screen.findByRole('textbox', { name: 'New message' }), 'Closer, %{{captain}!');
    await userEvent.click(screen.getByRole('button', { name: 'Add message' }));
    await waitFor(() =>
      expect(of('POST', '/answers/messages.json')).toMatchObject([
        { body: { game_id: 7, text: 'Closer, %{captain}!' } },
      ]),
    );
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New message' }).value).toBe(''));
    const own = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.clear(own);
    await userEvent.type(own, 'Splendid');
    await userEvent.tab();
    await waitFor(() =>
      expect(of('PUT', '/answers/messages/1.json')).toMatchObject([{ body: { game_id: 7, text: 'Splendid' } }]),
    );
  });

  it('of the white label are read-only for organisers', async () => {
    await openMonitor(stocked());
    await choose('Ready messages');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ready messages' }));
    expect(await dialog.findAllByRole('textbox', { name: 'Message' })).toHaveLength(1);
    expect(dialog.getByText('Every game')).toBeTruthy();
  });

  it('can be sent but not edited by judges', async () => {
    await openMonitor(stocked({ user: { judge: true } }));
    expect(await screen.findByRole('button', { name: 'Ready messages' })).toBeTruthy();
    await menu();
    expect(screen.queryByRole('menuitem', { name: 'Ready messages' })).toBeNull();
  });
});

describe('past decisions', () => {
  const decided = (fields: object) => ({
    id: 55,
    decision: 'accept',
    count: 1,
    answer_id: 12,
    user: { id: 2, name: 'Priya Raman' },
    created_at: WHEN,
    undone_at: null,
    ...fields,
  });

  it.each([
    [{ task: { id: 3, name: 'Salute' }, team: { id: 9, name: 'Knot Today' } }, 'Salute, by Knot Today'],
    [{ task: { id: 3, name: 'Salute' } }, 'Salute'],
    [{}, 'Answer 12'],
  ])('%j link to their answer as “%s”', async (about, name) => {
    const platform = new Platform([buildAnswer({ id: 2 })], OWNER);
    platform.respond = ({ path }) =>
      path === '/answers/reviews/7.json'
        ? { reviews: [decided(about)], meta: { page: 1, pages: 1, count: 1 } }
        : undefined;
    const { of } = await openMonitor(platform);
    await choose('Decisions so far');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/answers/show/7/12');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(of('POST', '/answers/undo.json')).toMatchObject([{ body: { undo_id: 55 } }]));
  });
});

describe('judge links', () => {
  it('carry their key in the fragment, which no server or log sees', async () => {
    const platform = new Platform([buildAnswer()], OWNER);
    platform.respond = ({ method, path }) => {
      if (path !== '/games/7/judge-links.json') return undefined;
      return method === 'POST' ? { key: 'k3y', link: { id: 4, name: 'Quay gate' } } : { links: [] };
    };
    const { of } = await openMonitor(platform);
    await choose('Judge links');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Quay gate');
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    const made = within(await screen.findByRole('region', { name: 'New judge link' }));
    const address = new URL(made.getByText(/\/judge#/).textContent ?? '');
    expect([address.pathname, address.search, address.hash]).toEqual(['/judge', '', '#k3y']);
    expect(made.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    expect(of('POST', '/games/7/judge-links.json')).toMatchObject([{ body: { name: 'Quay gate', hours: 24 } }]);
  });

  it('move the focus to the next link when revoked, or to Create link', async () => {
    const platform = new Platform([buildAnswer()], OWNER);
    let links = [4, 5].map((id) => ({ id, name: `Gate ${id}`, expires_at: '2036-01-01T00:00:00Z' }));
    platform.respond = ({ method, path }) => {
      if (method === 'DELETE') links = links.filter(({ id }) => path !== `/judge-links/${id}.json`);
      return path.includes('judge-links') ? { links } : undefined;
    };
    await openMonitor(platform);
    await choose('Judge links');
    const item = async (name: string) =>
      within((await screen.findByText(name)).closest('li') ?? document.body).getByRole('button', { name: 'Revoke' });
    await userEvent.click(await item('Gate 4'));
    await waitFor(() => expect(screen.queryByText('Gate 4')).toBeNull());
    const next = await item('Gate 5');
    await waitFor(() => expect(document.activeElement).toBe(next));
    await userEvent.click(next);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create link' })));
  });

  it('are hidden from coordinators, as is the blind review switch', async () => {
    await openMonitor(new Platform([buildAnswer()], { user: { coordinator: true } }));
    await menu();
    expect(await screen.findByRole('menuitem', { name: 'Decisions so far' })).toBeTruthy();
    expect([screen.queryByRole('menuitem', { name: 'Judge links' }), screen.queryByText(/^Hide teams/)]).toEqual([
      null,
      null,
    ]);
  });
});

it('a menu entry of the monitor hides teams from judges', async () => {
  const { of } = await openMonitor(new Platform([buildAnswer()], { ...OWNER, blind_review: 0 }));
  await choose(/^Hide teams from judges/);
  await waitFor(() => expect(of('PUT', '/games/7.json')).toMatchObject([{ body: { blind_review: 1 } }]));
});
