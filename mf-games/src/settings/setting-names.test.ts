import { SETTING_NAMES } from '@waymark/contract';
import { GAME_FIELDS } from './game-fields';

it('SETTING_NAMES repeats the labels of the fields for the command palette', () => {
  const labels = Object.entries(GAME_FIELDS).map(([field, { label }]) => [field, label]);
  expect(SETTING_NAMES).toEqual(Object.fromEntries(labels));
});
