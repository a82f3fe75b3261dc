import * as z from '@waymark/contract/schema';
import { needed, number, word } from './shape';

/** A personalisation key: the letters a to z. */
export const PERSONALIZATION_KEY = /^[a-z]+$/;
/** Maximum length of a key. */
export const PERSONALIZATION_KEY_MAX = 64;
/** With the capability `team-word`: the key replaced by the reading team's name. */
export const TEAM_KEY = 'team';
/** Maximum length of a value. */
export const PERSONALIZATION_VALUE_MAX = 10_000;

/** A word of a game that texts insert as `%{key}`. */
export const personalizationSchema = z.looseObject({
  id: needed(),
  key: z.catch(word(), ''),
  value: z.catch(word(), ''),
  game_id: number(),
});
/** A word of a game that texts insert as `%{key}`. */
export type Personalization = z.infer<typeof personalizationSchema>;

/**
 * Replaces `%{key}` in a text with its value; unknown keys stay.
 * @param show how a value is written, such as escaped
 */
export const fillKeys = (
  text: string,
  values: ReadonlyMap<string, string>,
  show: (value: string) => string = String,
): string =>
  text.replaceAll(/%\{([a-z]+)\}/g, (whole, key: string) => {
    const value = values.get(key);
    return value === undefined ? whole : show(value);
  });
