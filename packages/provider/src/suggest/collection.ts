import { readFileSync } from 'node:fs';
import type { Adviser, Idea, Occasion } from './idea';

const [, ...LINES] = readFileSync(new URL('./ideas.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Our own challenge ideas; `{place}` stands for the game's location. */
export const IDEAS: readonly Idea[] = LINES.map((line) => {
  const [type = '', points = '', name = '', description = '', trivia = '', multiplechoice = ''] = line.split('\t');
  return { task_type: Number(type), points: Number(points), name, description, trivia, multiplechoice };
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Suggests an unused idea of a type that the game has few of. Once all are used, it starts over. */
export const collectionAdviser: Adviser = {
  suggest: async (occasion) => fitted(choose(occasion), occasion),
};

function choose({ game, challenges, types }: Occasion): Idea {
  const used = new Set(challenges.map(({ name }) => plain(name)));
  const allowed = IDEAS.filter(({ task_type }) => types.includes(task_type ?? -1));
  const unused = allowed.filter(({ name }) => !used.has(plain(name)));
  const left = unused.length > 0 ? unused : allowed;
  const count = (type: number | undefined) => challenges.filter(({ task_type }) => task_type === type).length;
  // Some types have more ideas than others, and should get a proportional share.
  const share = (type: number | undefined) => allowed.filter(({ task_type }) => task_type === type).length;
  const wanted = [...new Set(left.map(({ task_type }) => task_type))]
    .map((type) => ({ type, have: (count(type) + 1) / share(type) }))
    .toSorted((one, other) => one.have - other.have)[0]?.type;
  const ofType = left.filter(({ task_type }) => task_type === wanted);
  // Two games start with different ideas; one game continues where it was.
  const idea = ofType[markOf(game) % ofType.length];
  if (!idea) throw new Error('There is no idea for any of these types.');
  return idea;
}

function fitted(idea: Idea, { place }: Occasion): Idea {
  const description = (idea.description ?? '').replaceAll('{place}', place ?? 'this place');
  return { ...idea, description: `<p>${description.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>` };
}

const markOf = (text: string): number =>
  [...text].reduce((mark, letter) => (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
