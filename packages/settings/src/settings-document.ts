import { settingsTable } from './settings-table';

const [BEGIN, END] = ['<!-- settings: written by `pnpm settings` -->', '<!-- end of settings -->'];

/**
 * The operator's guide with the current table of settings.
 * @throws {Error} if the guide has no place for it
 */
export function withSettings(guide: string): string {
  const [from, to] = [guide.indexOf(BEGIN), guide.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The guide has no place for the settings.');
  return `${guide.slice(0, from + BEGIN.length)}\n\n${settingsTable()}\n\n${guide.slice(to)}`;
}
