import { ariaKeys, keyFace } from './key-face';

test.each([
  ['c', 'C', 'C'],
  ['Mod+S', 'Ctrl S', 'Control+S'],
  ['Shift+ArrowUp', 'Shift ↑', 'Shift+ArrowUp'],
  ['Escape', 'Esc', 'Escape'],
  ['?', '?', '?'],
  ['+', '+', 'Plus'],
])('%s is shown as %s and announced as %s', (keys, face, aria) => {
  expect([keyFace(keys, false), ariaKeys(keys, false)]).toEqual([face, aria]);
});

test('on a Mac, Cmd replaces Ctrl', () => {
  expect([keyFace('Mod+K', true), ariaKeys('Mod+K', true)]).toEqual(['⌘ K', 'Meta+K']);
});
