import { makePlayground } from './playground';
import type { TestProvider } from './start-test-provider';
import type { Visitor } from './visitor';

interface Decided {
  readonly ids: number[];
  readonly left: number[];
  readonly undo_id?: number;
}
interface Undone {
  readonly ids: number[];
  readonly kept: number[];
  readonly undo_id: number;
}
/** An answer as reviewers see it. */
export interface Shown {
  readonly id: number;
  readonly points: number;
  readonly review_key: string;
  readonly approved_at: string | null;
  readonly rejected_at: string | null;
  readonly featured_at: string | null;
  readonly review_message: string;
  readonly reviewed_by: { readonly name: string } | null;
}

/** A game whose many teams each answered one challenge, and operations of its reviewers. */
export const answeredGames =
  (provider: TestProvider) =>
  async (count: number, row = {}) => {
    const playground = await makePlayground(provider, row);
    const { game, judge, submit } = playground;
    const task = await playground.task();
    const crews = await Promise.all(Array.from({ length: count }, () => playground.team()));
    const ids: number[] = [];
    for (const { as } of crews) ids.push((await submit(as, task)).body.answer.id);
    return {
      ...playground,
      challenge: task,
      crews,
      ids,
      bulk: (body: object, who = judge) => who.put<Decided>('/answers/bulk.json', { game_id: game.id, ...body }),
      undo: (undo_id: number | undefined, who = judge) =>
        who.post<Undone>('/answers/undo.json', { game_id: game.id, undo_id }),
      show: async (id: number, who: Visitor = judge) =>
        (await who.get<{ answer: Shown }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer,
    };
  };
