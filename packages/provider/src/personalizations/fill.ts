import { fillKeys, TEAM_KEY } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { personalizations } from '../db/schema';
import { escapeHtml } from '../mail/escape-html';

/** Replaces `%{key}` with its value; unknown keys stay. */
export interface Filler {
  text(text: string): string;
  /** For formatted texts: values are shown as typed and escaped, because players choose team names. */
  html(html: string): string;
}

const isKeyed = (text: string): boolean => text.includes('%{');

const fillWith = (values: ReadonlyMap<string, string>): Filler => ({
  text: (text) => fillKeys(text, values),
  html: (html) => fillKeys(html, values, escapeHtml),
});

/** Fills in only the team name. */
export const fillTeam = (name: string): Filler => fillWith(new Map([[TEAM_KEY, name]]));

/**
 * Loads what a game's texts may insert: the team name and the game's personalisations, which take precedence.
 * @param texts the texts to fill; nothing is loaded if none has a key
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
