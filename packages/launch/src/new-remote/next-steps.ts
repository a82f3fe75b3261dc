import { namesOf } from './remote-files';

const DICTIONARIES = 'packages/provider/src/translations/dictionaries';

/** What to do once a remote is written. */
export const nextSteps = (id: string): string =>
  [
    `Now "pnpm install", then "npm start": ${id} is in the menu of every game.`,
    `Its title, "${namesOf(id)?.title ?? id}", is a phrase, and the tests require its translations: add it to each file of`,
    `${DICTIONARIES} ("pnpm phrases" lists missing ones).`,
  ].join('\n');
