import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { SlideshowScreen } from '../screens';
import { buildAnswer } from '../testing/answers';

beforeAll(async () => {
  await SlideshowScreen.fetched();
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = async () => {};
});
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

/** The slideshow of game 7 with three answers, of which one is featured. */
async function open(query: string, files = {}) {
  const fake = createFakeHost({
    path: `/games/slideshow/7${query}`,
    respond: ({ path }: ApiRequest) =>
      path === '/answers/slideshow/7.json'
        ? { answers: [3, 2, 1].map((id) => buildAnswer({ id, ...files })), featured: [2], count: 3 }
        : { game: buildGame({ id: asGameId(7) }) },
  });
  await mountRemote(remote, fake);
  await screen.findByText(/^of [13]$/);
  return { ...fake, search: () => fake.location().search };
}

const toggle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(toggle(name));
/** The settings that are on. */
const on = () =>
  ['Mute', 'Live feed', 'Shuffle', 'Featured only'].filter(
    (name) => toggle(name).getAttribute('aria-pressed') === 'true',
  );

it('keeps the settings that differ from the default in the address, beside all else there', async () => {
  const { search } = await open('?delay=8&stage=2');
  expect(on()).toEqual(['Live feed']);
  for (const name of ['Featured only', 'Mute', 'Shuffle', 'Live feed']) await press(name);
  expect(search()).toBe('?delay=8&stage=2&featured=1&mute=1&shuffle=1&live=0');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seconds per slide' }), '15');
  expect(search()).toBe('?delay=15&stage=2&featured=1&mute=1&shuffle=1&live=0');
  for (const name of ['Featured only', 'Mute', 'Shuffle', 'Live feed']) await press(name);
  expect(search()).toBe('?delay=15&stage=2');
});

it('opens with the settings in the address', async () => {
  const { search } = await open('?featured=1&mute=1&shuffle=1&live=0');
  expect(on()).toEqual(['Mute', 'Shuffle', 'Featured only']);
  expect(screen.getByText('of 1')).toBeTruthy();
  expect(search()).toBe('?featured=1&mute=1&shuffle=1&live=0');
});

it('ignores settings it does not know', async () => {
  await open('?featured=yes&mute=2&shuffle=&live=off');
  expect(on()).toEqual(['Live feed']);
  expect(screen.getByText('of 3')).toBeTruthy();
});

it('shows that the browser allows no sound, but does not keep it', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
  play.mockRejectedValueOnce(new DOMException('No click yet', 'NotAllowedError')).mockResolvedValue();
  // jsdom loads no films either.
  for (const name of ['pause', 'load'] as const) jest.spyOn(HTMLMediaElement.prototype, name).mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('loadeddata')));
  });
  const { search } = await open('', { type: 2, assets: { photos: [], videos: [{ name: 'standard', url: '/a.mp4' }] } });
  await press('Next slide');
  await waitFor(() => expect(on()).toEqual(['Mute', 'Live feed']));
  expect(search()).toBe('');
});
