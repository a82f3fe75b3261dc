import { SETTING_NAMES } from '@waymark/contract';
import { GAME_FIELDS } from './game-fields';

it('are the labels of the fields, which the palette of the shell finds by name', () => {
  const labels = Object.entries(GAME_FIELDS).map(([field, { label }]) => [field, label]);
  expect(SETTING_NAMES).toEqual(Object.fromEntries(labels));
});
