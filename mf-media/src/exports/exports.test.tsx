import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ApiRequest,
  asGameId,
  type Game,
  type Job,
  type LiveMessage,
  type ProviderCapability,
} from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const ZIP = '/exports/x/the-game.zip';

/** Opens the exports of a game on a simulated platform. */
async function open(
  game: Partial<Game> = {},
  jobs?: readonly Job[],
  dropbox?: object,
  more: readonly ProviderCapability[] = [],
) {
  const built = buildGame({ id: asGameId(7), ...game });
  const backend = {
    game: built,
    jobs,
    refuse: undefined as unknown,
    held: undefined as Promise<void> | undefined,
    dropbox,
  };
  const answer = async ({ method, path }: ApiRequest): Promise<unknown> => {
    if (method === 'PATCH') await backend.held;
    if (method === 'PATCH' && backend.refuse) throw backend.refuse;
    if (path.endsWith('/dropbox.json')) return { dropbox: backend.dropbox };
    if (path === '/jobs.json') return { jobs: backend.jobs };
    return method === 'GET' ? { game: backend.game } : {};
  };
  const staged = await stage('/games/exports/7', answer, {
    offered: [...(jobs ? (['jobs'] as const) : []), ...(dropbox ? (['dropbox'] as const) : []), ...more],
  });
  const hear = (source: LiveMessage['source']) =>
    staged.refresh({ id: source, source, detail: { game: { id: 7, name: 'Game' } } } as LiveMessage);
  return { ...staged, backend, hear };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const go = () => screen.queryByRole('button', { name: 'Go' });
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Go' }));

it('exports to an address, optionally without media, and offers the download when done', async () => {
  const { backend, writes, hear, host } = await open();
  expect([email().value, host.session.me.get().email]).toEqual(['owner@demo.test', 'owner@demo.test']);
  fireEvent.change(email(), { target: { value: '' } });
  await press();
  expect([email().required, screen.getByText('Enter an e-mail address.'), writes()]).toEqual([
    true,
    expect.anything(),
    [],
  ]);
  fireEvent.change(email(), { target: { value: 'maren@x.test' } });
  await userEvent.click(screen.getByRole('switch', { name: 'Include photos, videos and audio' }));
  await press();
  expect(await screen.findByText('Your export is being processed')).toBeTruthy();
  expect([go(), screen.queryByRole('link', { name: 'Download' })]).toEqual([null, null]);
  expect(writes()).toMatchObject([
    { method: 'PATCH', path: '/games/7/export.json', body: { email: 'maren@x.test', media: false } },
  ]);
  backend.game = { ...backend.game, export_url: ZIP, export_finished_at: ago(0) };
  await hear('ss.game.update');
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toContain(ZIP);
  expect(go()).not.toBeNull();
});

it('is processing until there is a newer export, even if the earlier one goes away meanwhile', async () => {
  const { backend, hear } = await open({ export_url: ZIP, export_finished_at: ago(3) });
  const isProcessing = () => screen.queryByText('Your export is being processed') !== null;
  const become = async (export_finished_at: string | null) => {
    backend.game = { ...backend.game, export_url: export_finished_at && ZIP, export_finished_at };
    await hear('ss.game.update');
  };
  await press();
  expect(isProcessing()).toBe(true);
  await become(null);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull());
  expect([isProcessing(), go()]).toEqual([true, null]);
  await become(ago(0));
  expect(await screen.findByRole('link', { name: 'Download' })).toBeTruthy();
  expect(isProcessing()).toBe(false);
  // The result expires later.
  await become(null);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull());
  expect(isProcessing()).toBe(false);
});

it('keeps a rejected address with the reason, and says it is processing until the answer arrives', async () => {
  const { backend } = await open();
  let respond = () => {};
  backend.held = new Promise((resolve) => {
    respond = resolve;
  });
  backend.refuse = refusal(422, { errors: { email: ['Enter an e-mail address.'] } }, 'Enter an e-mail address.');
  fireEvent.change(email(), { target: { value: 'nobody' } });
  await press();
  expect([go(), screen.getByText('Your export is being processed')]).toEqual([null, expect.anything()]);
  respond();
  expect(await screen.findByText('Enter an e-mail address.')).toBeTruthy();
  expect([screen.queryByText('Your export is being processed'), document.activeElement]).toEqual([null, email()]);
  expect([email().value, go()]).toEqual(['nobody', expect.anything()]);
});

it('hides an export once its expiry has passed', async () => {
  const export_expires_at = new Date(Date.now() - 60_000).toISOString();
  await open({ export_url: ZIP, export_finished_at: ago(3), export_expires_at });
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
});

it.each([
  [29.9, 1],
  [30.1, 0],
])('offers an export finished %d days ago with %d links', async (days, links) => {
  await open({ export_url: ZIP, export_finished_at: ago(days) });
  expect(screen.queryAllByRole('link', { name: 'Download' })).toHaveLength(links);
});

it('gives its times in the zone of the game', async () => {
  const job = { id: 3, kind: 'export', state: 'running', by: 'Maren', created_at: ago(1) } as Job;
  const link = { account: 'maren@x.test', connect_url: '', sent_path: '/Apps/x.zip', sent_at: ago(2) };
  const user = { access: 'Created' };
  await open({ user, tz: 'Kolkata', export_url: ZIP, export_finished_at: ago(3) }, [job], link);
  await screen.findByText(/\/Apps\/x\.zip/);
  const times = [...document.querySelectorAll('time')];
  expect(times).toHaveLength(3);
  for (const { dateTime, textContent } of times) {
    const at = new Date(dateTime).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
    expect(textContent).toContain(at.slice(2));
  }
});

it('shows the progress of an export and why it failed', async () => {
  const job: Job = { id: 3, kind: 'export', state: 'running', done: 30, total: 120, by: 'Maren' } as Job;
  const { backend, hear } = await open({ user: { access: 'Created' } }, [job]);
  expect(await screen.findByText('25%')).toBeTruthy();
  // Otherwise every percent would be read aloud.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Your export is being processed',
  ]);
  expect(go()).toBeNull();
  backend.jobs = [{ ...job, state: 'failed', fault: 'There is no room left.' }];
  await hear('ss.game.update');
  expect(await screen.findByText(/There is no room left/)).toBeTruthy();
  expect(go()).not.toBeNull();
});

it('stops waiting for an export that is cancelled, without calling it failed', async () => {
  const job = { id: 3, kind: 'export', state: 'cancelled', done: 30, total: 120 } as Job;
  const { backend, hear } = await open({ user: { access: 'Created' } }, [job]);
  await press();
  // An earlier export that was cancelled is not this one.
  expect([go(), await screen.findByText('Your export is being processed')]).toEqual([null, expect.anything()]);
  backend.jobs = [{ ...job, id: 4, state: 'running' }, job];
  await hear('ss.game.update');
  expect(await screen.findByText('25%')).toBeTruthy();
  backend.jobs = [{ ...job, id: 4 }, job];
  await hear('ss.game.update');
  await waitFor(() => expect(go()).not.toBeNull());
  expect([screen.queryByText('Your export is being processed'), screen.queryByText(/The export didn't work/)]).toEqual([
    null,
    null,
  ]);
});

it('lists the files of an export only with the capability', async () => {
  const game = { user: { access: 'Created' }, teams_count: 14 };
  const plain = await open(game);
  const files = /index\.html|results\.xlsx|\.csv|\.zip|sorted by team/;
  expect(plain.element.textContent).not.toMatch(files);
  expect(screen.getByRole('region', { name: 'In the export' }).textContent).toContain('The data of the game');
  await unmountRemotes();
  await open(game, undefined, undefined, ['export-contents']);
  const contents = screen.getByRole('region', { name: 'In the archive' }).textContent;
  for (const file of ['index.html', 'results.xlsx', 'history.csv', '14 teams']) expect(contents).toContain(file);
});

it('shows Dropbox as connected right away', async () => {
  const { backend, hear, element } = await open();
  expect(element.textContent).not.toContain('Dropbox');
  backend.game = { ...backend.game, dropbox_enabled: true };
  await hear('ss.dropbox.connected');
  await waitFor(() => expect(element.textContent).toContain('Dropbox is connected.'));
});

it.each([
  ['Joined', 0, 0],
  ['Joined', 1, 1],
  ['Managing', 0, 1],
  // Unknown: left to the provider.
  [undefined, 0, 1],
])(
  'with access %s and export_player_enabled %d shows %d Go buttons',
  async (access, export_player_enabled, buttons) => {
    const user = access === undefined ? undefined : { access, administrator: access === 'Managing' };
    await open({ user, export_player_enabled });
    expect(screen.queryAllByRole('button', { name: 'Go' })).toHaveLength(buttons);
  },
);

describe('with the dropbox capability', () => {
  const ADMIN = { user: { access: 'Created' }, export_url: ZIP, export_finished_at: ago(0) } as const;
  const apart = { account: '', connect_url: 'https://dropbox.test/door', sent_path: '', sent_at: null };
  const joined = { ...apart, account: 'maren@x.test', connect_url: '' };
  const job = { id: 4, kind: 'dropbox', state: 'running', done: 40, total: 100 } as Job;

  it('opens Dropbox in a new tab and, once connected, sends the export', async () => {
    const { backend, hear, writes } = await open(ADMIN, [], apart);
    const door = await screen.findByRole('link', { name: 'Connect Dropbox' });
    expect([door.getAttribute('href'), door.getAttribute('target')]).toEqual(['https://dropbox.test/door', '_blank']);
    expect(screen.queryByRole('button', { name: 'Send to Dropbox' })).toBeNull();
    backend.dropbox = joined;
    await hear('ss.dropbox.connected');
    await userEvent.click(await screen.findByRole('button', { name: 'Send to Dropbox' }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7/dropbox.json' }]));
    expect(screen.queryByRole('link', { name: 'Connect Dropbox' })).toBeNull();
  });

  it('shows the progress, then why it failed and what to do', async () => {
    const { backend, hear } = await open(ADMIN, [job], joined);
    const bar = await screen.findByRole('progressbar', { name: 'Sending to Dropbox' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.queryByRole('button', { name: 'Send to Dropbox' })).toBeNull();
    backend.jobs = [{ ...job, state: 'failed', fault: 'full' }];
    await hear('ss.game.update');
    expect(await screen.findByText(/Your Dropbox is full/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send to Dropbox' })).toBeTruthy();
  });

  it('disconnects after confirmation and shows the last path', async () => {
    const { backend, writes } = await open(ADMIN, [], { ...joined, sent_path: '/Apps/x.zip', sent_at: ago(0) });
    expect(await screen.findByText(/\/Apps\/x\.zip/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(writes()).toEqual([]);
    backend.dropbox = apart;
    await userEvent.click(screen.getByRole('button', { name: 'Yes, disconnect' }));
    expect(await screen.findByRole('link', { name: 'Connect Dropbox' })).toBeTruthy();
    expect(writes()).toMatchObject([{ method: 'DELETE', path: '/games/7/dropbox.json' }]);
  });

  it('hides Dropbox from players', async () => {
    await open({ user: { access: 'Joined' }, export_player_enabled: 1 }, undefined, apart);
    expect(screen.queryByText('Dropbox')).toBeNull();
  });
});
