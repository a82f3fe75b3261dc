import { screen } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import { keyFace } from '@waymark/ui';
import remote from '../../remote';
import { SlideshowScreen } from '../../screens';

beforeAll(() => SlideshowScreen.fetched());
afterEach(unmountRemotes);

it.each([
  ['ltr', 'ArrowLeft', 'ArrowRight'],
  ['rtl', 'ArrowRight', 'ArrowLeft'],
] as const)('the arrow keys point to their slides in %s', async (direction, back, ahead) => {
  const fake = createFakeHost({
    path: '/games/slideshow/7',
    direction,
    respond: ({ path }: ApiRequest) =>
      path === '/answers/slideshow/7.json' ? { answers: [], featured: [], count: 0 } : { game: buildGame() },
  });
  const { keys } = fake.host;
  if (!keys) throw new Error('The host has no keys.');
  const declare = jest.spyOn(keys, 'declare');
  await mountRemote(remote, fake);
  const keyOf = async (name: string) => (await screen.findByRole('button', { name })).querySelector('kbd')?.textContent;
  expect([await keyOf('Previous slide'), await keyOf('Next slide')]).toEqual([keyFace(back), keyFace(ahead)]);
  const labels = declare.mock.calls.flatMap(([keys]) => keys).filter(({ keys }) => keys?.startsWith('Arrow'));
  const labelOf = (key: string) => labels.find(({ keys }) => keys === key)?.label;
  expect([labelOf(back), labelOf(ahead)]).toEqual(['Previous slide', 'Next slide']);
});
