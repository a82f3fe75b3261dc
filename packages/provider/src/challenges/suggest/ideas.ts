import { readFileSync } from 'node:fs';

/** A challenge that somebody could have thought of. */
export interface Idea {
  readonly name: string;
  readonly description: string;
  readonly task_type: number;
  readonly points: number;
}

/** What is known of the game for which an idea is wanted. */
export interface IdeaFor {
  /** Its name, what it says of itself, and the words of its challenges. */
  readonly words: string;
  /** Headlines that are taken. */
  readonly taken: readonly string[];
}

/** Thinks of challenges. */
export interface Ideas {
  think(game: IdeaFor): Promise<Idea>;
}

/** Words by which a game tells where it is played. */
const PLACES: Readonly<Record<string, RegExp>> = {
  harbour: /harbou?r|quay|dock|pier|boat|ship|sail|ferry|river/i,
  park: /park|garden|forest|wood|tree|zoo/i,
  museum: /museum|gallery|art|castle|history/i,
  city: /city|town|street|old town|market/i,
  office: /office|company|team ?building|conference|summit|onboarding/i,
  beach: /beach|sea\b|coast|sand/i,
  night: /night|evening|dark|ghost/i,
  snow: /snow|winter|ski|christmas/i,
  rain: /rain|umbrella/i,
  food: /food|dinner|lunch|kitchen|wine|restaurant/i,
  station: /station|train|airport|travel/i,
};

const plain = (name: string): string => name.trim().toLowerCase();

/**
 * The platform's own collection: ideas for the kind of place the game names first, then those for anywhere. A headline that
 * the game has already comes again only when everything else was used.
 * @param random chance, from 0 to below 1
 */
export function ownIdeas(random: () => number = Math.random): Ideas {
  const [, ...lines] = readFileSync(new URL('./ideas.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const all = lines.map((line) => {
    const [type, points, where = 'any', name = '', description = ''] = line.split('\t');
    const idea: Idea = { name, description: `<p>${description}</p>`, task_type: Number(type), points: Number(points) };
    return { where, idea };
  });
  const one = (among: typeof all) => among[Math.floor(random() * among.length)]?.idea;
  return {
    think: async ({ words, taken }) => {
      const used = new Set(taken.map(plain));
      const fresh = all.filter(({ idea }) => !used.has(plain(idea.name)));
      const here = fresh.filter(({ where }) => PLACES[where]?.test(words));
      const anywhere = fresh.filter(({ where }) => where === 'any');
      const idea = one(here) ?? one(anywhere) ?? one(all);
      if (!idea) throw new Error('The collection of ideas is empty.');
      return idea;
    },
  };
}
