import type { Adviser, Idea, Occasion } from './idea';
import { IDEAS, ideasIn, placeIn, type StoredIdea } from './stored-ideas';

/** Ideas shown together. */
const TOGETHER = 3;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Suggests unused ideas of types that the game has few of, the first of every three for its kind of place. Starts over
 * once all are used.
 */
export const collectionAdviser: Adviser = {
  suggest: async (occasion, count, skip) => {
    const chosen: StoredIdea[] = [];
    while (chosen.length < skip + count) chosen.push(choose(occasion, chosen));
    return chosen.slice(skip).map((idea) => fitted(idea, occasion));
  },
};

function choose(occasion: Occasion, chosen: readonly StoredIdea[]): StoredIdea {
  const { game, kinds } = occasion;
  const left = leftOf(occasion, chosen);
  const together = chosen.slice(chosen.length - (chosen.length % TOGETHER));
  const kind = together.length === 0 ? kinds.find((one) => left.some((idea) => idea.kind === one)) : undefined;
  const ofKind = kind === undefined ? [] : left.filter((idea) => idea.kind === kind);
  // Three of different types, as far as there are any.
  const others = left.filter(({ task_type }) => !together.some((one) => one.task_type === task_type));
  const best = [ofKind, others, left].find((ideas) => ideas.length > 0) ?? [];
  const ofType = ofRarestType(best, occasion, chosen);
  // Games start with different ideas; one game continues where it left off.
  const idea = ofType[markOf(game) % ofType.length];
  if (!idea) throw new Error('There is no idea for any of these types.');
  return idea;
}

/** Suitable ideas that the game does not have yet; all of them once those are used up. */
function leftOf(
  { challenges, kinds, languages, place, types }: Occasion,
  chosen: readonly StoredIdea[],
): readonly StoredIdea[] {
  const used = new Set([...challenges, ...chosen].map(({ name }) => plain(name)));
  const isAllowed = ({ task_type }: StoredIdea) => types.includes(task_type);
  const isUnused = ({ names }: StoredIdea) => !names.some((name) => used.has(plain(name)));
  const suits = ({ kind, description = '' }: StoredIdea) =>
    (kind === undefined || kinds.includes(kind)) && (place !== undefined || !description.includes('{place}'));
  const allowed = ideasIn(languages).filter(isAllowed);
  const unused = allowed.filter(isUnused);
  return [unused.filter(suits), unused].find((pool) => pool.length > 0) ?? allowed;
}

function ofRarestType(
  left: readonly StoredIdea[],
  { challenges }: Occasion,
  chosen: readonly StoredIdea[],
): readonly StoredIdea[] {
  const count = (type: number) => [...challenges, ...chosen].filter(({ task_type }) => task_type === type).length;
  // Some types have more ideas than others, and should get a proportional share.
  const share = (type: number) => IDEAS.filter(({ task_type }) => task_type === type).length;
  const wanted = [...new Set(left.map(({ task_type }) => task_type))]
    .map((type) => ({ type, have: (count(type) + 1) / share(type) }))
    .toSorted((one, other) => one.have - other.have)[0]?.type;
  return left.filter(({ task_type }) => task_type === wanted);
}

function fitted({ names: _, kind: __, ...idea }: StoredIdea, { languages, place }: Occasion): Idea {
  const description = (idea.description ?? '').replaceAll('{place}', placeIn(languages, place));
  return { ...idea, description: `<p>${description.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>` };
}

const markOf = (text: string): number =>
  [...text].reduce((mark, letter) => (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
