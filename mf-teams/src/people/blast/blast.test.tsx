import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { held, PAGE, prepareTeams, press, showTeams, side } from '../../testing/show-teams';

prepareTeams();
// Preload lazy chunks so the first test doesn't time out.
beforeAll(() => Promise.all([import('./plan-blast'), import('./blast-log')]));

const form = () => side('Communication Blast');
const values = () => ({
  method: form().getByRole('button', { name: /Method/ }).textContent,
  subject: form().getByLabelText<HTMLInputElement>('Subject').value,
  message: form().getByLabelText<HTMLTextAreaElement>('Message').value,
});
const choose = async (method: string) => {
  await userEvent.click(form().getByRole('button', { name: /Method/ }));
  await userEvent.click(await screen.findByRole('option', { name: method }));
};
const FRESH = {
  method: expect.stringContaining('Push Notification'),
  subject: 'Game update!',
  message: 'Thanks for playing.',
};

it('starts as a push with the subject and message of the specification', async () => {
  await showTeams();
  expect(values()).toEqual(FRESH);
});

it.each([
  ['Push Notification', 0],
  ['Email', 1],
  ['Chat (as Administrator)', 2],
  ['Chat (as System)', 3],
])('sends by %s as method %j, then resets the form and confirms', async (name, method) => {
  const { writes, notices } = await showTeams();
  if (method > 0) await choose(name);
  await userEvent.type(form().getByLabelText('Subject'), ' Now');
  await userEvent.clear(form().getByLabelText('Message'));
  await press(form(), 'Send');
  // No validation: an empty message is allowed.
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/games/7/blast.json', body: { method, subject: 'Game update! Now', message: '' } },
  ]);
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Your blast has been sent.' }]));
  expect(values()).toEqual(FRESH);
});

it('keeps what is typed while a message is being sent', async () => {
  const post = held();
  const { notices } = await showTeams(({ method }) => (method === 'POST' ? post.answer : {}));
  await press(form(), 'Send');
  await userEvent.type(form().getByLabelText('Subject'), ' And more');
  await act(async () => post.done());
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(values().subject).toBe('Game update! And more');
});

it('keeps what was typed on failure', async () => {
  const { reported } = await showTeams(() => {
    throw failure(500);
  });
  await choose('Email');
  await userEvent.type(form().getByLabelText('Message'), ' Come back.');
  await press(form(), 'Send');
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(values()).toMatchObject({
    method: expect.stringContaining('Email'),
    message: 'Thanks for playing. Come back.',
  });
});

describe('what was typed', () => {
  const typeAndRemount = async () => {
    await showTeams();
    await choose('Email');
    await userEvent.type(form().getByLabelText('Message'), ' Come back.');
    // An expired session unmounts the screen and clears local storage.
    const kept = { ...sessionStorage };
    await unmountRemotes();
    Object.assign(sessionStorage, kept);
  };

  it('is back after the session expired and the same person signed in again, until it is sent', async () => {
    await typeAndRemount();
    const { notices } = await showTeams();
    expect(values()).toMatchObject({
      method: expect.stringContaining('Email'),
      message: 'Thanks for playing. Come back.',
    });
    await press(form(), 'Send');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect([values(), sessionStorage.length]).toEqual([FRESH, 0]);
  });

  it('is not shown to somebody else who signs in', async () => {
    await typeAndRemount();
    await showTeams(undefined, { me: { id: 99, email: 'other@example.test', features: [] } });
    expect(values()).toEqual(FRESH);
  });

  it('is replaced by an empty form if what was stored is unreadable', async () => {
    sessionStorage.setItem('waymark.draft:31:blast/7', '{"method":9,"subject":"Hi","message":null}');
    await showTeams();
    expect(values()).toEqual(FRESH);
  });
});

it('moves on to the message with Enter in the subject, and sends nothing', async () => {
  const { writes } = await showTeams();
  await userEvent.type(form().getByLabelText('Subject'), ' Now{Enter}');
  expect(document.activeElement).toBe(form().getByLabelText('Message'));
  expect(writes()).toEqual([]);
  await press(form(), 'Send');
  expect(writes()).toMatchObject([{ path: '/games/7/blast.json', body: { subject: 'Game update! Now' } }]);
});

it('sends nothing with Enter in a field of a new message, which Send does', async () => {
  const { writes } = await showTeams();
  await act(() => press(form(), 'Choose who and when…'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'By start or finish' }));
  for (const name of ['Subject', 'Minutes']) {
    const field = dialog.getByLabelText(name);
    // Browsers would press Plan, which is outside of the form; user-event finds no button there.
    expect([name, fireEvent.keyDown(field, { key: 'Enter' })]).toEqual([name, false]);
  }
  expect(document.activeElement).toBe(dialog.getByLabelText('Message'));
  await press(dialog, 'Plan');
  expect(writes()).toMatchObject([{ path: '/games/7/blast.json', body: { anchor: 'finish', offset: -15 } }]);
});

it('sends to selected people later with the capability, and cancels planned messages', async () => {
  let planned: object[] = [];
  const { writes, notices } = await showTeams(
    ({ method }) => {
      if (method === 'DELETE') planned = [];
      return { blast: { id: 5, delivers: true } };
    },
    { offered: ['blasts'], get: ({ path }) => (path === '/games/7/blasts.json' ? { blasts: planned } : undefined) },
  );
  const open = async (entry: string) => {
    // The dialog suspends until its code loads.
    await act(() => press(form(), entry));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await open('Choose who and when…');
  expect(dialog.queryByRole('radio', { name: 'A group' })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'A player' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Player/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Otto/ }));
  await userEvent.click(dialog.getByRole('radio', { name: 'By start or finish' }));
  await press(dialog, 'Plan');
  expect(writes()).toMatchObject([
    { path: '/games/7/blast.json', body: { player_id: 22, anchor: 'finish', offset: -15, subject: 'Game update!' } },
  ]);
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Your blast is planned.' }]));

  const entry = { id: 5, method: 1, subject: 'Soon', to: 'Otto', delivers: true, reached: 0, people: 1 };
  planned = [{ ...entry, state: 'planned', send_at: '2030-01-01T10:00:00Z' }];
  const log = await open('Planned and sent');
  await userEvent.click(await log.findByRole('button', { name: 'Stop “Soon”' }));
  await waitFor(() => expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/games/7/blasts/5.json' }));
  expect(await log.findByText('No messages yet')).toBeTruthy();
});

it('sends to a player without a team as well', async () => {
  const { writes } = await showTeams();
  await act(() => press(form(), 'Choose who and when…'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'A player' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Player Choose a player/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Ida/ }));
  await press(dialog, 'Send');
  expect(writes()).toMatchObject([{ path: '/games/7/blast.json', body: { player_id: 23 } }]);
});

it('shows that teams are loading instead of an empty list', async () => {
  const teams = held();
  await showTeams(undefined, {
    get: ({ path, query }) => (path === '/teams/organize.json' && query?.per_page === 9999 ? teams.answer : undefined),
  });
  await act(() => press(form(), 'Choose who and when…'));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [audience, label] of [
    ['Teams', /^Teams/],
    ['A player', /^Player/],
  ] as const) {
    await userEvent.click(dialog.getByRole('radio', { name: audience }));
    const select = dialog.getByRole<HTMLButtonElement>('button', { name: label });
    expect([select.disabled, select.textContent]).toEqual([true, expect.stringContaining('Loading')]);
  }
  await act(async () => teams.done(PAGE));
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Player/ }).disabled).toBe(false));
});

it('offers groups as audience with the feature', async () => {
  const { calls } = await showTeams(undefined, { features: ['groups'] });
  await act(() => press(form(), 'Choose who and when…'));
  await userEvent.click(await screen.findByRole('radio', { name: 'A group' }));
  expect(await screen.findByText('This game has no groups yet.')).toBeTruthy();
  expect(calls).toContainEqual(expect.objectContaining({ path: '/groups.json', silent: true }));
});

it('moves the focus to the next message to stop, or to Close', async () => {
  const entry = { method: 1, to: 'Otto', delivers: true, reached: 0, people: 1, send_at: '2030-01-01T10:00:00Z' };
  let blasts = ['Soon', 'Later'].map((subject, id) => ({ ...entry, id, subject, state: 'planned' }));
  const write = ({ path }: { readonly path: string }) => {
    blasts = blasts.map((one) => (path.endsWith(`/${one.id}.json`) ? { ...one, state: 'stopped' } : one));
    return { blast: {} };
  };
  await showTeams(write, {
    offered: ['blasts'],
    get: ({ path }) => (path === '/games/7/blasts.json' ? { blasts } : undefined),
  });
  await act(() => press(form(), 'Planned and sent'));
  const log = within(await screen.findByRole('dialog'));
  await userEvent.click(await log.findByRole('button', { name: 'Stop “Soon”' }));
  await waitFor(() => expect(document.activeElement).toBe(log.getByRole('button', { name: 'Stop “Later”' })));
  await userEvent.click(log.getByRole('button', { name: 'Stop “Later”' }));
  await waitFor(() => expect(document.activeElement).toBe(log.getByRole('button', { name: 'Close' })));
});

it('lists what was sent from the card, even if the list was open before', async () => {
  let blasts: object[] = [];
  const write = () => {
    const blast = { id: 5, state: 'sent', method: 0, subject: 'Game update!', to: '', delivers: true };
    blasts = [blast];
    return { blast };
  };
  await showTeams(write, {
    offered: ['blasts'],
    freshFor: 30_000,
    get: ({ path }) => (path === '/games/7/blasts.json' ? { blasts } : undefined),
  });
  const open = async () => {
    await act(() => press(form(), 'Planned and sent'));
    return within(await screen.findByRole('dialog'));
  };
  const before = await open();
  await before.findByText('No messages yet');
  await press(before, 'Close');
  await press(form(), 'Send');
  expect(await (await open()).findByText('Game update!')).toBeTruthy();
});

describe('a message whose dialog was closed before the answer', () => {
  const sent = async () => {
    const late = held();
    const fake = await showTeams(({ method }) => (method === 'POST' ? late.answer : {}), { offered: ['blasts'] });
    await act(() => press(form(), 'Choose who and when…'));
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, 'Send');
    await press(dialog, 'Cancel');
    return { ...fake, late };
  };

  it('does not close the dialog opened since', async () => {
    const { late, notices } = await sent();
    await act(() => press(form(), 'Planned and sent'));
    expect(await screen.findByRole('dialog', { name: 'Planned and sent' })).toBeTruthy();
    await act(async () => late.done());
    expect(notices).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Planned and sent' })).toBeTruthy();
  });

  it.each([
    [
      'says why it was refused',
      refusal(422, undefined, 'No such team.'),
      [{ tone: 'danger', text: 'No such team.' }],
      0,
    ],
    ['reports another failure', failure(500), [], 1],
  ])('%s', async (_, error, said, faults) => {
    const { late, notices, reported } = await sent();
    await act(async () => late.fail(error));
    expect(notices).toMatchObject(said);
    expect(reported).toHaveLength(faults);
  });
});
