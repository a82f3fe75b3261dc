import type { LiveMessage } from '@waymark/contract';
import { finishedReelOf, reelAddressIn } from './finished-reel';

const body = (source: LiveMessage['source'], detail: LiveMessage['detail']): LiveMessage => ({
  id: '1',
  source,
  detail,
});
const game = { id: 7, name: 'Quay Walk' };
const team = { id: 3, name: 'The Gulls' };
const task = { id: 5, name: 'Find the crane' };

describe('the reel that a message reports as ready', () => {
  it.each([
    ['ss.game.reel', { game }, { game: 7, of: 'game', id: 7, name: 'Quay Walk' }],
    ['ss.team.reel', { game, team }, { game: 7, of: 'team', id: 3, name: 'The Gulls' }],
    ['ss.task.reel', { game, task }, { game: 7, of: 'task', id: 5, name: 'Find the crane' }],
    ['ss.team.reel', { game }, { game: 7, of: 'team', id: undefined, name: undefined }],
  ] as const)('is that of %s %j', (source, detail, reel) => {
    expect(finishedReelOf(body(source, detail))).toEqual(reel);
  });

  it.each([
    ['ss.game.update', { game }],
    ['ss.game.reel', {}],
  ] as const)('is absent in %s %j', (source, detail) => {
    expect(finishedReelOf(body(source, detail))).toBeUndefined();
  });
});

describe('the address of a finished reel', () => {
  const reels = {
    reel: { id: 1, name: 'Quay Walk', url: '/whole.mp4' },
    team_reels: [
      { id: 3, name: 'The Gulls', url: '/gulls.mp4' },
      { id: 4, name: 'The Crabs', url: '/crabs.mp4' },
    ],
    task_reels: [
      { id: 5, name: 'Twice', url: '/one.mp4' },
      { id: 6, name: 'Twice', url: '/two.mp4' },
    ],
  };
  const reel = (of: 'game' | 'team' | 'task', more: { id?: number; name?: string } = {}) => ({
    game: 7 as never,
    of,
    id: more.id,
    name: more.name,
  });

  it.each([
    ['of the game', reel('game'), '/whole.mp4'],
    ['of a team by its name', reel('team', { id: 99, name: 'The Crabs' }), '/crabs.mp4'],
    ['of a team by its id', reel('team', { id: 3 }), '/gulls.mp4'],
    ['is undefined for an ambiguous name', reel('task', { name: 'Twice' }), undefined],
    ['is undefined for a missing one', reel('team', { name: 'Nobody' }), undefined],
  ])('%s', (_, finished, address) => {
    expect(reelAddressIn(reels, finished)).toBe(address);
  });
});
