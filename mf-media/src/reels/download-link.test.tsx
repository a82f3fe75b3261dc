import { screen } from '@testing-library/react';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

it.each([
  ['/media/1.mp4', ['reel-desk'], '/media/1.mp4?download', ''],
  ['/media/1.mp4', [], '/media/1.mp4', '_blank'],
  ['https://cdn.test/1.mp4', ['reel-desk'], 'https://cdn.test/1.mp4', '_blank'],
  ['/media/1.mp4?signature=6f', ['reel-desk'], '/media/1.mp4?signature=6f', '_blank'],
] as const)(
  'saves the film %s without leaving the page, if the platform offers %j',
  async (url, offered, to, target) => {
    const reel = { id: 1, name: 'The afternoon', url, square_url: url };
    const game = buildGame({ id: asGameId(7), reels_enabled: true, reel });
    const state = { id: 7, name: 'The afternoon', featured: 5, state: 'none', done: 0, total: 0, fault: '' };
    const desk = { hindrance: '', game: state, teams: [], tasks: [], tracks: [] };
    const answer = async ({ path }: ApiRequest) => (path === '/games/7/reels.json' ? desk : { game });
    await stage('/games/reels/7', answer, { offered });
    for (const name of ['Download', 'Square']) {
      const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
      expect([link.getAttribute('href')?.endsWith(to), link.target, link.rel]).toEqual([
        true,
        target,
        target && 'noopener',
      ]);
    }
  },
);
