import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, type FakeHostOptions, failure } from '@waymark/testing';
import { clearStage, refusal, settled, stage } from '../testing/stage';

const made = buildGame({ id: asGameId(77), name: 'Quay Walk' });

async function open(create: () => unknown = () => ({ game: made }), options: FakeHostOptions = {}) {
  const answer = ({ method, path }: ApiRequest) => {
    if (method === 'POST') return create();
    return path === '/timezones.json' ? { timezones: [] } : { game: made };
  };
  const staged = await stage('/games/edit/new', answer, options);
  await settled(staged.element);
  const sent = () => staged.calls.filter(({ method }) => method === 'POST' || method === 'PUT');
  return { ...staged, sent };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(clearStage);

describe('a game that is being created', () => {
  it('asks for no game and sends nothing while it is filled in', async () => {
    const { calls } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    expect(field('Name').value).toBe('Quay Walk');
    // What a picture may be is asked for by whatever takes pictures.
    expect(calls.filter(({ path }) => path !== '/upload.json')).toEqual([]);
  });

  it('is created with what was filled in, without times and zone where no mode was chosen', async () => {
    const { sent } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await userEvent.type(field('Entry Code'), 'QUAY');
    await press('Create');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ method: 'POST', path: '/games.json' });
    expect(sent()[0]?.body).toEqual({
      category: 'Active',
      game_type: 1,
      license_type: 1,
      signed_legal: 1,
      name: 'Quay Walk',
      code: 'QUAY',
    });
  });

  it('leads to its challenges where they are in service, else to its settings', async () => {
    const { location } = await open();
    await userEvent.type(field('Name'), 'Quay Walk');
    await press('Create');
    await waitFor(() => expect(location().pathname).toBe('/tasks/organize/77'));
    await clearStage();
    const without = await open(undefined, { knows: (to) => !to.startsWith('/tasks/') });
    await press('Create');
    await waitFor(() => expect(without.location().pathname).toBe('/games/edit/77'));
  });

  it('makes the games list old', async () => {
    const { client } = await open();
    client.setQueryData(['games', {}], { items: [] });
    await press('Create');
    await waitFor(() => expect(client.getQueryState(['games', {}])?.isInvalidated).toBe(true));
  });

  it('that is refused lists why at the top, field by field, and keeps what was filled in', async () => {
    const data = { errors: { name: ['Name cannot be blank.'], code: ['Entry code is already taken.'] } };
    const { location } = await open(() => {
      throw refusal(422, data);
    });
    await userEvent.type(field('Entry Code'), 'PILOT24');
    await press('Create');
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name Name cannot be blank.', 'Entry Code Entry code is already taken.']);
    expect(document.activeElement).toBe(alert);
    expect(field('Entry Code').value).toBe('PILOT24');
    await userEvent.click(within(alert).getByRole('link', { name: 'Entry Code' }));
    expect(document.activeElement).toBe(field('Entry Code'));
    expect(location().pathname).toBe('/games/edit/new');
  });

  it('leaves a refusal of the person to the catalogue', async () => {
    const { reported } = await open(() => {
      throw failure(403);
    });
    await press('Create');
    await waitFor(() => expect(reported).toMatchObject([{ error: { status: 403 } }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not left without a question once something was filled in', async () => {
    const { go, location } = await open();
    await userEvent.type(field('Name'), 'Quay');
    await act(async () => go('/'));
    expect(location().pathname).toBe('/games/edit/new');
    await press('Stay');
    expect(field('Name').value).toBe('Quay');
    await act(async () => go('/'));
    await press('Leave');
    expect(location().pathname).toBe('/');
  });

  it('is left at once while it is empty', async () => {
    const { go, location } = await open();
    await act(async () => go('/'));
    expect(location().pathname).toBe('/');
  });

  it('keeps what was filled in while its tabs change', async () => {
    await open();
    await userEvent.type(field('Name'), 'Quay');
    await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    expect(field('Name').value).toBe('Quay');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is filled in again after a reload, until it exists or is given up', async () => {
    const first = await open(() => {
      throw failure(500);
    });
    await userEvent.type(field('Name'), 'Quay Walk');
    await press('Create');
    await waitFor(() => expect(first.sent()).toHaveLength(1));
    await first.drop();
    const second = await open();
    expect(field('Name').value).toBe('Quay Walk');
    expect(screen.getByText(/is back in its fields/)).toBeTruthy();
    await press('Create');
    await waitFor(() => expect(second.location().pathname).not.toBe('/games/edit/new'));
    await second.drop();
    const third = await open();
    expect(field('Name').value).toBe('');
    await userEvent.type(field('Name'), 'Another');
    await third.drop();
    await open();
    await press('Discard');
    expect(field('Name').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});
