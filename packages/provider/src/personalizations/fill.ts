import { TEAM_KEY } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { personalizations } from '../db/schema';
import { escapeHtml } from '../mail/escape-html';

/** Puts values in the places of `%{key}`; unknown keys stay. */
export interface Filler {
  text(text: string): string;
  /** For formatted texts: values appear as they were typed, because team names are chosen by players. */
  html(html: string): string;
}

const isKeyed = (text: string): boolean => text.includes('%{');

function fillWith(words: ReadonlyMap<string, string>): Filler {
  const fill = (text: string, show: (value: string) => string) =>
    text.replaceAll(/%\{([a-z]+)\}/g, (whole, key: string) => {
      const value = words.get(key);
      return value === undefined ? whole : show(value);
    });
  return { text: (text) => fill(text, (value) => value), html: (html) => fill(html, escapeHtml) };
}

/** Puts in the name of a team only. */
export const fillTeam = (name: string): Filler => fillWith(new Map([[TEAM_KEY, name]]));

/**
 * Reads what texts of a game insert: the name of the team, and the game's personalisations, which go first.
 * @param texts what will be filled: nothing is read if none has a key
 */
export async function fillerFor(
  queries: Queries,
  gameId: number,
  team: string | undefined,
  texts: readonly string[],
): Promise<Filler> {
  if (!texts.some(isKeyed)) return fillWith(new Map());
  const rows = await queries.select().from(personalizations).where(eq(personalizations.game_id, gameId));
  const builtIn: [string, string][] = team === undefined ? [] : [[TEAM_KEY, team]];
  return fillWith(new Map([...builtIn, ...rows.map(({ key, value }): [string, string] => [key, value])]));
}
