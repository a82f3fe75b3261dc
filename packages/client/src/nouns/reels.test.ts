import { asGameId, type LiveCode } from '@waymark/contract';
import { isTouched } from '../live/policy';
import { reelDeskQuery } from './reels';

const GAME = asGameId(7);
const desk = reelDeskQuery({ request: jest.fn() }, GAME);
const reloads = (source: LiveCode) => isTouched(desk, { id: '1', source, detail: { game: { id: GAME } } });

it.each(['ss.answer.feature', 'ss.answer.accept', 'ss.answer.reject', 'ss.answer.update'] as const)(
  'counts featured answers again after %s',
  (source) => {
    expect(reloads(source)).toBe(true);
  },
);

it.each(['ss.answer.create', 'ss.reward.update'] as const)('ignores %s', (source) => {
  expect(reloads(source)).toBe(false);
});
