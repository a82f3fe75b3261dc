import { playUrl, previewUrl } from './player-links';

const PLAYER = 'https://play.test';

it('Play opens the start of the player app', () => {
  expect(playUrl(PLAYER)).toBe('https://play.test/');
});

it('a preview address has the entry code and the token', () => {
  expect(previewUrl(PLAYER, { code: 'PILOT24', token: 'abc' })).toBe('https://play.test/preview/PILOT24?token=abc');
});

it('a preview of one challenge ends in its id', () => {
  expect(previewUrl(PLAYER, { code: 'PILOT24', challengeId: 7, token: 'a&b' })).toBe(
    'https://play.test/preview/PILOT24/challenge/7?token=a%26b',
  );
});

it('a code with a slash stays one segment', () => {
  expect(previewUrl(PLAYER, { code: 'a/b', token: undefined })).toBe('https://play.test/preview/a%2Fb');
});
