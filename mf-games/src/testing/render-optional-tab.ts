import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game } from '@waymark/contract';
import { buildGame, type FakeHostOptions } from '@waymark/testing';
import { settled } from '@waymark/testing/mount-remote';
import { stage } from './stage';

const id = asGameId(7);
const before = buildGame({ id, name: 'Quay Walk', code: 'QUAY', tz: 'London', start_anytime: 2 });
/** A super administrator. */
export const SUPER: FakeHostOptions = { me: { id: 1, features: [], super_admin: true } };

interface Backend {
  game: Game;
  /** The result of the webhook's test POST; an error is thrown. */
  takes: () => unknown;
}

/** The Optional tab of a game on a platform that keeps what is written. */
export async function openOptional(
  game: Partial<Game> = {},
  { hash = '#optional', ...options }: FakeHostOptions & { hash?: string } = {},
) {
  const backend: Backend = { game: { ...before, ...game }, takes: () => ({ ok: true }) };
  const answer = ({ method, path, body }: ApiRequest): unknown => {
    if (path === '/timezones.json') return { timezones: [{ id: 'London', name: 'London' }] };
    if (path === '/proxy/webhook.json') return backend.takes();
    if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-2.png' };
    if (path === '/upload.json') return { max_bytes: 1_000_000 };
    if (method === 'PUT') backend.game = { ...backend.game, ...(body as Partial<Game>) };
    return { game: backend.game };
  };
  const staged = await stage(`/games/edit/7${hash}`, answer, options);
  await settled(staged.element);
  const writes = () => staged.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const tests = () => staged.calls.filter(({ path }) => path === '/proxy/webhook.json').map(({ body }) => body);
  return { ...staged, backend, writes, tests };
}

/** A switch by its label. */
export const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
/** A closed list by its label. */
export const select = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
/** A text field by its label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Chooses from a list. */
export async function choose(name: string, option: string) {
  await userEvent.click(select(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
