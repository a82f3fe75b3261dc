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

  /** The fields, and a platform that stores texts but holds its responses to PUT until they are released. */
  const withSlowSaves = async () => {
    const platform = stocked();
    const held: (() => void)[] = [];
    platform.respond = ({ method, path, body }) => {
      if (!path.startsWith('/answers/messages')) return undefined;
      if (method === 'DELETE') platform.messages = platform.messages.filter(({ id }) => id !== 1);
      if (method !== 'PUT') return method === 'GET' ? undefined : {};
      return new Promise((resolve) => {
        held.push(() => {
          const { text } = body as { text: string };
          platform.messages = platform.messages.map((one) => (one.id === 1 ? { ...one, text } : one));
          resolve({});
        });
      });
    };
    const { of, hears } = await openMonitor(platform);
    await choose('Ready messages');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Message' });
    const write = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text.replace('{', '{{'));
      await userEvent.tab();
    };
    const sent = () => of('PUT', '/answers/messages/1.json').map(({ body }) => (body as { text: string }).text);
    return { platform, field, write, sent, held, of, hears };
  };

  it('are saved one edit after the other, the last one last', async () => {
    const { platform, field, write, sent, held } = await withSlowSaves();
    const first = field.value;
    await write('Splendid');
    await write(first);
    expect(sent()).toEqual(['Splendid']);
    held[0]?.();
    await waitFor(() => expect(sent()).toEqual(['Splendid', first]));
    expect(field.value).toBe(first);
    held[1]?.();
    await waitFor(() => expect(platform.messages[0]?.text).toBe(first));
    expect(field.value).toBe(first);
  });

  it('are deleted after an edit that is being saved', async () => {
    const { write, held, of } = await withSlowSaves();
    await write('Splendid');
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Well done, %{captain}”' }));
    expect(of('DELETE', /messages/)).toEqual([]);
    held[0]?.();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    expect(of('DELETE', '/answers/messages/1.json')).toHaveLength(1);
  });

  it("show another organiser's text unless they are being edited", async () => {
    const { platform, field, write, sent, held, hears } = await withSlowSaves();
    await write('Splendid');
    held[0]?.();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete “Splendid”' })).toBeTruthy());
    platform.messages = [{ id: 1, text: 'Bravo' }];
    await hears('ss.game.update');
    await waitFor(() => expect(field.value).toBe('Bravo'));
    await userEvent.click(field);
    await userEvent.tab();
    expect(sent()).toEqual(['Splendid']);
  });

  it('keep what is typed while one is being added', async () => {
    const platform = stocked();
    let answer = () => {};
    platform.respond = ({ method, path }) =>
      method === 'POST' && path === '/answers/messages.json'
        ? new Promise((resolve) => {
            answer = () => resolve({});
          })
        : undefined;
    const { of } = await openMonitor(platform);
    await choose('Ready messages');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New message' });
    await userEvent.type(field, 'One');
    const add = screen.getByRole('button', { name: 'Add message' });
    await userEvent.click(add);
    await waitFor(() => expect(of('POST', '/answers/messages.json')).toHaveLength(1));
    await userEvent.type(field, ' more');
    answer();
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    expect(field.value).toBe('One more');
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

  it('keep a name typed while the last link is being made', async () => {
    const platform = new Platform([buildAnswer()], OWNER);
    let answer = () => {};
    platform.respond = ({ method, path }) => {
      if (path !== '/games/7/judge-links.json') return undefined;
      if (method !== 'POST') return { links: [] };
      return new Promise((resolve) => {
        answer = () => resolve({ key: 'k3y', link: { id: 4 } });
      });
    };
    await openMonitor(platform);
    await choose('Judge links');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await userEvent.type(field, 'Quay gate');
    answer();
    await screen.findByRole('region', { name: 'New judge link' });
    expect(field.value).toBe('Quay gate');
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

  it('are no longer offered once revoked', async () => {
    const platform = new Platform([buildAnswer()], OWNER);
    let links = [4, 5].map((id) => ({ id, name: `Gate ${id}`, expires_at: '2036-01-01T00:00:00Z' }));
    platform.respond = ({ method, path }) => {
      if (method === 'DELETE') links = links.filter(({ id }) => path !== `/judge-links/${id}.json`);
      if (!path.includes('judge-links')) return undefined;
      return method === 'POST' ? { key: 'k3y', link: links[1] } : { links };
    };
    await openMonitor(platform);
    await choose('Judge links');
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
    const made = await screen.findByRole('region', { name: 'New judge link' });
    const revoke = async (name: string) => {
      const item = (await screen.findByText(name)).closest('li') ?? document.body;
      await userEvent.click(within(item).getByRole('button', { name: 'Revoke' }));
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    };
    await revoke('Gate 4');
    expect(made.isConnected).toBe(true);
    await revoke('Gate 5');
    expect(screen.queryByRole('region', { name: 'New judge link' })).toBeNull();
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

it('deleting all submissions closes its own dialog only', async () => {
  const platform = new Platform([buildAnswer()], { user: { access: 'Created', super_admin: true } });
  let answer = () => {};
  platform.respond = ({ path }) =>
    path === '/games/7/empty.json'
      ? new Promise((resolve) => {
          answer = () => resolve({});
        })
      : undefined;
  const { notices } = await openMonitor(platform);
  await choose('Delete All');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, delete all' })).toBeNull());
  await choose('Decisions so far');
  await screen.findByRole('dialog', { name: 'Decisions so far' });
  answer();
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Deleted all submissions' }]));
  expect(screen.getByRole('dialog', { name: 'Decisions so far' })).toBeTruthy();
});

it('a menu entry of the monitor hides teams from judges', async () => {
  const { of } = await openMonitor(new Platform([buildAnswer()], { ...OWNER, blind_review: 0 }));
  await choose(/^Hide teams from judges/);
  await waitFor(() => expect(of('PUT', '/games/7.json')).toMatchObject([{ body: { blind_review: 1 } }]));
});
