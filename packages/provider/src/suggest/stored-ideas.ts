import { readFileSync } from 'node:fs';
import { firstWritten } from '../translations/languages-for';
import type { Idea } from './idea';
import type { PlaceKind } from './kinds';

/** An idea of the collection; `{place}` stands for the game's town. */
export interface StoredIdea extends Idea {
  /** The kind of place it is for; undefined for any. */
  readonly kind: PlaceKind | undefined;
  /** Its names in all languages: a game with one of them already has the idea. */
  readonly names: readonly string[];
}

/** The languages of the ideas, and what each calls an unknown place. */
const HERE = { en: 'this place', de: 'dieser Gegend', es: 'este lugar', fr: 'cet endroit' } as const;
type Language = keyof typeof HERE;
const TRANSLATED = ['de', 'es', 'fr'] as const satisfies Language[];

function linesOf(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

const wordings = new Map(
  TRANSLATED.map((language) => [
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

/** What that language calls an unknown place. */
export const hereIn = (wanted: readonly string[]): string => HERE[languageIn(wanted)];

const languageIn = (wanted: readonly string[]): Language => firstWritten(wanted, HERE) ?? 'en';
