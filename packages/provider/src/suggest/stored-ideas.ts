import { readFileSync } from 'node:fs';
import { firstWritten, WRITTEN_LANGUAGES } from '../translations/languages-for';
import type { Idea } from './idea';
import type { PlaceKind } from './kinds';

/** An idea of the collection; `{place}` stands for the game's town. */
export interface StoredIdea extends Idea {
  /** The kind of place it is for; undefined for any. */
  readonly kind: PlaceKind | undefined;
  /** Its names in all languages: a game with one of them already has the idea. */
  readonly names: readonly string[];
}

type Language = 'en' | (typeof WRITTEN_LANGUAGES)[number];

/** What each language says for a game's town, which may be unknown. */
const PLACE: Readonly<Record<Language, (town?: string) => string>> = {
  en: (town = 'this place') => town,
  de: (town = 'dieser Gegend') => town,
  es: (town = 'este lugar') => town,
  fr: (town = 'cet endroit') => town,
  ar: (town = 'هذا المكان') => town,
  // Polish inflects names of towns, so its sentences take the whole phrase.
  pl: (town) => (town === undefined ? 'w tej okolicy' : `w miejscowości ${town}`),
  ja: (town = 'このあたり') => town,
};

function linesOf(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

const wordings = new Map(
  WRITTEN_LANGUAGES.map((language) => [
    language as string,
    [...linesOf(`ideas.${language}`), ...linesOf(`place-ideas.${language}`)],
  ]),
);
const translatedNames = (name: string): string[] =>
  [...wordings.values()].flatMap((lines) =>
    lines.flatMap(([origin, translated = '']) => (origin === name ? [translated] : [])),
  );

const ideaOf = (kind: string, [type, points, name = '', description = '', trivia = '', choices = '']: string[]) => ({
  kind: kind === 'any' ? undefined : (kind as PlaceKind),
  names: [name, ...translatedNames(name)],
  task_type: Number(type),
  points: Number(points),
  name,
  description,
  trivia,
  multiplechoice: choices,
});

/** Our own ideas in English. */
export const IDEAS: readonly StoredIdea[] = [
  ...linesOf('ideas').map((line) => ideaOf('any', line)),
  ...linesOf('place-ideas').map(([kind = '', ...line]) => ideaOf(kind, line)),
];

const translated = new Map(
  [...wordings].map(([language, lines]) => [
    language,
    lines.flatMap(([origin, name = '', description = '', trivia = '', multiplechoice = '']) => {
      const idea = IDEAS.find((one) => one.name === origin);
      return idea ? [{ ...idea, name, description, trivia, multiplechoice }] : [];
    }),
  ]),
);

/** The ideas in the first available of these languages, English by default. */
export const ideasIn = (wanted: readonly string[]): readonly StoredIdea[] =>
  translated.get(languageIn(wanted)) ?? IDEAS;

/** What the ideas in that language say for `{place}`. */
export const placeIn = (wanted: readonly string[], town: string | undefined): string => PLACE[languageIn(wanted)](town);

const languageIn = (wanted: readonly string[]): Language => firstWritten(wanted, PLACE) ?? 'en';
