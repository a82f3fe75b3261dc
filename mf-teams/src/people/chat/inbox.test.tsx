import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { held, PAGE, prepareTeams, press, showTeams, side } from '../../testing/show-teams';

prepareTeams();
beforeAll(() => import('./inbox'));

const line = (id: number, from: string, by: string, text: string) => ({ id, from, by, text });
const asked = line(1, 'team', 'Ada', 'Is the far pier open?');

const read = (lines: readonly object[], unread: number): Readonly<Record<string, object>> => ({
  '/games/7/chats.json': { chats: [{ team: { id: 1, name: 'gulls' }, last: lines.at(-1), unread }], answers: true },
  '/games/7/chats/1.json': { lines, answers: true },
});

it('counts new chat lines and answers a team next to its message', async () => {
  let now = read([asked], 1);
  const { writes } = await showTeams(
    ({ method, body }) => {
      const { text = '' } = (body ?? {}) as { text?: string };
      if (method === 'POST') now = read([asked, line(2, 'organiser', 'Maren', text)], 0);
      return {};
    },
    { offered: ['chat'], get: ({ path }) => now[path] },
  );
  const card = side('Communication Blast');
  expect(card.queryByRole('button', { name: 'Planned and sent' })).toBeNull();
  await waitFor(() => expect(card.getByRole('button', { name: /Chat with teams/ }).textContent).toContain('1 new'));
  await act(() => press(card, /Chat with teams/));
  const dialog = within(await screen.findByRole('dialog'));
  await press(dialog, /gulls/);
  const talk = within(await dialog.findByRole('log'));
  expect(talk.getByText('Is the far pier open?')).toBeTruthy();
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7/chats/1/seen.json' }]));
  await userEvent.type(dialog.getByLabelText('Answer gulls'), 'Yes.{Enter}');
  await waitFor(() => expect(talk.getAllByRole('listitem')).toHaveLength(2));
  expect(writes()[1]).toMatchObject({ method: 'POST', path: '/games/7/chats/1.json', body: { text: 'Yes.' } });
  expect(dialog.getByLabelText<HTMLInputElement>('Answer gulls').value).toBe('');
});

/** The dialog with its chats; `post` answers messages. */
const openInbox = async (post: () => unknown, get: (call: ApiRequest) => unknown) => {
  const fake = await showTeams(({ method }) => (method === 'POST' ? post() : {}), {
    offered: ['chat'],
    get,
  });
  await waitFor(() =>
    expect(side('Communication Blast').getByRole('button', { name: /Chat with teams/ })).toBeTruthy(),
  );
  await act(() => press(side('Communication Blast'), /Chat with teams/));
  return { ...fake, dialog: within(await screen.findByRole('dialog')) };
};

it('keeps what is typed while a message is being sent', async () => {
  const post = held();
  const { dialog } = await openInbox(
    () => post.answer,
    ({ path }) => read([asked], 0)[path],
  );
  await press(dialog, /gulls/);
  const field = dialog.getByLabelText<HTMLInputElement>('Answer gulls');
  await userEvent.type(field, 'Yes.{Enter} And dry.');
  await act(async () => post.done());
  expect(field.value).toBe('And dry.');
});

it('says why a message was refused after the dialog was closed', async () => {
  const post = held();
  const { dialog, notices, reported } = await openInbox(
    () => post.answer,
    ({ path }) => read([asked], 0)[path],
  );
  await press(dialog, /gulls/);
  await userEvent.type(dialog.getByLabelText('Answer gulls'), 'Yes.{Enter}');
  await press(dialog, 'Close');
  await act(async () => post.fail(refusal(409, undefined, 'Chat is switched off.')));
  expect(notices).toMatchObject([{ tone: 'danger', text: 'Chat is switched off.' }]);
  expect(reported).toEqual([]);
});

it('moves the focus into a chat that covers the list, and back to its place there', async () => {
  const chats = ['gulls', 'Crabs'].map((name, at) => ({ team: { id: at + 1, name }, last: asked, unread: 0 }));
  const answers: Readonly<Record<string, object>> = { '/games/7/chats.json': { chats, answers: true } };
  const { dialog } = await openInbox(
    () => ({}),
    ({ path }) => answers[path],
  );
  await press(dialog, /Crabs/);
  const back = dialog.getByLabelText('Back');
  expect(document.activeElement).toBe(back);
  await act(async () => back.click());
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: /Crabs/ }));
});

it('keeps the room of the team field while the teams load', async () => {
  const load = held();
  const { dialog } = await openInbox(
    () => ({}),
    ({ path, query }) =>
      path === '/teams/organize.json' && Number(query?.per_page) > 25 ? load.answer : read([asked], 0)[path],
  );
  const field = await dialog.findByRole<HTMLButtonElement>('button', { name: /Team/ });
  expect([field.disabled, field.textContent]).toEqual([true, expect.stringContaining('Loading')]);
  expect(dialog.getByRole('list', { name: 'Teams' })).toBeTruthy();
  await act(async () => load.done(PAGE));
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(field.isConnected).toBe(true);
});

it('begins a chat with a team that has none', async () => {
  let now: Readonly<Record<string, object>> = {
    '/games/7/chats.json': { chats: [], answers: true },
    '/games/7/chats/1.json': { lines: [], answers: true },
  };
  const { dialog, writes } = await openInbox(
    () => {
      now = read([line(1, 'organiser', 'Maren', 'Come to the pier.')], 0);
      return {};
    },
    ({ path }) => now[path],
  );
  expect(await dialog.findByRole('heading', { name: 'No messages yet' })).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: /Choose a team/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'gulls' }));
  await userEvent.type(await dialog.findByLabelText('Answer gulls'), 'Come to the pier.{Enter}');
  await waitFor(() => expect(within(dialog.getByRole('log')).getAllByRole('listitem')).toHaveLength(1));
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/games/7/chats/1.json', body: { text: 'Come to the pier.' } },
  ]);
  expect(dialog.getByRole('list', { name: 'Teams' }).textContent).toContain('gulls');
});
