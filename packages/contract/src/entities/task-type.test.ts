import { TASK_TYPE, TASK_TYPE_NAMES, VIDEO_SHARE } from './task-type';

it.each([
  [0, 'text', 'Text'],
  [1, 'photo', 'Photo'],
  [2, 'video', 'Video'],
  [3, 'sticker', 'Sticker + Photo'],
  [4, 'qrCode', 'QR Code'],
  [5, 'trivia', 'Trivia'],
  [6, 'multipleChoice', 'Multiple Choice'],
  [7, 'arPhoto', 'AR + Photo'],
  [8, 'arVideo', 'AR + Video'],
  [9, 'backgroundPhoto', 'Background + Photo'],
  [10, 'backgroundVideo', 'Background + Video'],
  [11, 'splitPath', 'Split Path'],
] as const)('knows task type %i as %s, “%s”', (code, type, name) => {
  expect([TASK_TYPE[type], TASK_TYPE_NAMES[code]]).toEqual([code, name]);
});

it('knows three ways to share a video', () => {
  expect(VIDEO_SHARE).toEqual({ standard: 0, gif: 1, audio: 2 });
});
