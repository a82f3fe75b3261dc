import { readFileSync } from 'node:fs';
import { languagesFor } from '../translations/languages-for';
import type { Idea } from './idea';
import type { PlaceKind } from './kinds';

/** An idea of the collection; `{place}` stands for the game's town. */
export interface StoredIdea extends Idea {
  /** The kind of place that it is for; undefined for any. */
  readonly kind: PlaceKind | undefined;
  /** Its names in all languages: a game that has one of them has the idea. */
  readonly names: readonly string[];
}

/** Languages that ideas are translated into. */
const LANGUAGES = ['de', 'es', 'fr'] as const;

function linesOf(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

const wordings = new Map(LANGUAGES.map((language) => [language as string, linesOf(`place-ideas.${language}`)]));
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

/** The ideas in the first of these languages that they are written in; English by default. */
export function ideasIn(wanted: readonly string[]): readonly StoredIdea[] {
  for (const language of wanted.flatMap(languagesFor)) {
    if (language === 'en') break;
    const ideas = translated.get(language);
    if (ideas) return ideas;
  }
  return IDEAS;
}
