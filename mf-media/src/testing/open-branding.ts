import { fireEvent, screen, within } from '@testing-library/react';
import { type ApiRequest, asGameId, type Game } from '@waymark/contract';
import { buildGame, buildGameRow, failure, refusal } from '@waymark/testing';
import { clickOn } from '@waymark/testing/mount-remote';
import { stage } from './stage';

const id = asGameId(7);
const BRAND = '/games/7/grey.json';

/** Preloads the lazy parts of branding. */
export const latePartsOfBranding = () =>
  Promise.all([
    import('../branding/later-sections'),
    import('../branding/form/copy-brand'),
    import('../branding/colours/palette-of'),
    import('../branding/colours/colour-palette'),
  ]);

/** Opens the brand of a game on a simulated platform that stores it. */
export async function openBranding(
  stored: object = {},
  game: Partial<Game> = {},
  brands?: readonly object[],
  { down = false } = {},
) {
  const backend = {
    brand: { ...stored } as Record<string, unknown>,
    game,
    refuse: undefined as unknown,
    /** The other game's brand, and what changes this brand or saved ones, is answered after it. */
    held: Promise.resolve(),
    /** The saved brands of the platform. */
    saves: (brands ?? []) as readonly { readonly id: number; readonly [field: string]: unknown }[],
    /** Saved brands can't be read. */
    down,
  };
  const answer = ({ method, path, body, handles = [] }: ApiRequest): unknown => {
    if (path.includes('/brands')) {
      const [, taken] = /\/brands\/(\d+)/.exec(path) ?? [];
      const { name = '' } = (body ?? {}) as { name?: string };
      if (name === 'Taken') throw refusal(422, { errors: { name: ['Choose another name.'] } }, 'Choose another name.');
      if (backend.down) throw refusal(503);
      if (taken && !backend.saves.some((brand) => String(brand.id) === taken))
        throw { ...failure(404), handled: handles.includes(404) };
      if (method === 'DELETE') backend.saves = backend.saves.filter((brand) => String(brand.id) !== taken);
      if (method === 'PUT')
        backend.saves = backend.saves.map((brand) => (String(brand.id) === taken ? { ...brand, name } : brand));
      if (method === 'POST') backend.saves = [...backend.saves, { id: 99, name, fields: {}, by: 'Maren', mine: true }];
      return method === 'GET' ? { brands: backend.saves } : backend.held.then(() => ({ brands: backend.saves }));
    }
    if (path === '/upload.json') return {};
    if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-1.png' };
    if (path === '/games.json')
      return { games: [buildGameRow({ id: asGameId(8), name: 'Two Bridges' })], meta: { count: 1 } };
    if (path === '/games/8.json')
      return { game: buildGame({ id: asGameId(8), main_menu: { menu_help_title: 'Ask us' } }) };
    if (path === '/games/8/grey.json')
      return backend.held.then(() => ({
        body_tint_color: '#0B6A60',
        font_bold: 'Caveat',
        logo: '/media/theirs.png',
      }));
    if (path === '/games/7.json')
      return { game: buildGame({ id, name: 'Quay Walk', grey_enabled: true, ...backend.game }) };
    if (path !== BRAND) throw refusal(404);
    if (method === 'GET') return backend.brand;
    const { refuse, held } = backend;
    return held.then(() => {
      if (refuse) throw refuse;
      Object.assign(backend.brand, body);
      // A write needs no response body.
      return {};
    });
  };
  const staged = await stage('/games/grey/7', answer, { offered: brands ? ['brands'] : [] });
  const puts = () => staged.writes().filter(({ method, path }) => method === 'PUT' && path === BRAND);
  const saved = () => Object.assign({}, ...puts().map(({ body }) => body)) as Record<string, unknown>;
  return { ...staged, backend, saved };
}

/** A text field by its label. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Puts a text into a field and blurs it. */
export const put = (into: HTMLElement, text: string) => {
  fireEvent.focus(into);
  fireEvent.change(into, { target: { value: text } });
  fireEvent.blur(into);
};
/** Deletes a picture by its label, and confirms it. */
export async function removePicture(label: string): Promise<void> {
  await clickOn(screen.getByRole('button', { name: `Delete ${label}` }));
  await clickOn(await screen.findByRole('button', { name: 'Yes, delete' }));
}
/** The phone preview. */
export const phone = () => document.querySelector<HTMLElement>('[data-phone]') as HTMLElement;
/** A section of the menu by its name. */
export const rowOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
