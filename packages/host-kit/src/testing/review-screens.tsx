import { callRoute, keyStarts, keys, shows } from '@waymark/client';
import {
  type Answer,
  acceptAnswer,
  asGameId,
  featureAnswer,
  type GameId,
  listAnswers,
  rejectAnswer,
  streamAnswers,
} from '@waymark/contract';
import { useCallback, useRef, useState } from 'react';
import {
  HEIR,
  type ListRules,
  ListStates,
  useActions,
  useEndlessList,
  useFocusHeir,
  useHost,
  useLiveMessages,
  useOptimisticList,
} from '../index';
import { perGame, useAtom } from '../screen-state';

export const GAME = asGameId(7);
const ROUTES = { Accept: acceptAnswer, Reject: rejectAnswer, Feature: featureAnswer } as const;
type Decision = keyof typeof ROUTES;
const DECISIONS: readonly Decision[] = ['Accept', 'Reject', 'Feature'];

const NOW = '2026-11-21T19:30:00Z';
const DECIDED: Readonly<Record<Decision, (answer: Answer) => Answer>> = {
  Accept: (answer) => ({ ...answer, approved_at: NOW, rejected_at: null }),
  Reject: (answer) => ({ ...answer, rejected_at: NOW, approved_at: null, featured_at: null, points: 0 }),
  Feature: (answer) => ({ ...answer, featured_at: NOW }),
};

const FEATURED: ListRules<Answer> = { fits: ({ featured_at }) => Boolean(featured_at) };

/** Messages typed to players, by answer: a row that leaves and returns keeps its own. */
const messages = perGame<ReadonlyMap<number, string>>(new Map());

function useQueue(game: GameId, featured: boolean) {
  const { api } = useHost();
  const [typed, setTyped] = useAtom(messages(game));
  const { run, isUnderWay } = useActions<number>();
  const query = { page: 1, per_page: 25, ...(featured ? { featured: '1' as const } : {}) };
  const list = useOptimisticList<Answer>({
    query: {
      queryKey: keys.answersPage(game, { page: 1, perPage: 25, featured }),
      // New items wait for Refresh ([G87]).
      meta: shows(['ss.answer.accept', 'ss.answer.reject'], game),
      queryFn: async ({ signal }) => {
        const { answers, count } = await callRoute(api, listAnswers, { params: { id: game }, query }, { signal });
        return { items: answers, page: 1, pages: 1, count };
      },
    },
    lists: keyStarts.answers(game),
    ...(featured ? { rules: FEATURED } : {}),
  });
  const say = (id: number, text: string) => setTyped((all) => new Map(all).set(id, text));
  const review = async (answer: Answer, decision: Decision): Promise<void> => {
    const { id, review_key = '' } = answer;
    const points = decision === 'Reject' ? 0 : (answer.points ?? 0);
    const body = { game_id: game, review_key, points, message: typed.get(id) ?? '' };
    const write = () => callRoute(api, ROUTES[decision], { params: { id }, body });
    const change = { kind: 'edit', ids: [id], edit: DECIDED[decision] } as const;
    const done = await run(id, () => list.change(change, write, (answered) => answered.answer));
    if (done) say(id, '');
  };
  return { list, typed, say, review, isUnderWay };
}

/** The review queue as a list: what a moderation remote needs of these hooks. */
export function Monitor({ featured = false }: { readonly featured?: boolean }) {
  const { list, typed, say, review, isUnderWay } = useQueue(GAME, featured);
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const [arrived, setArrived] = useState(0);
  useLiveMessages(['ss.answer.create'], () => setArrived((n) => n + 1));
  const refresh = () => {
    setArrived(0);
    void list.reload();
  };
  return (
    <div ref={page}>
      {arrived > 0 && (
        <p role="status">
          {arrived} new{' '}
          <button type="button" onClick={refresh}>
            Refresh
          </button>
        </p>
      )}
      <p>{list.page?.count} submissions</p>
      <ListStates
        query={list.query}
        items={list.items}
        skeleton={<p>Loading</p>}
        failed="The submissions did not load"
        empty={{ title: 'There are no submissions to review.', text: '' }}
      >
        {list.items.map((answer, place) => (
          <article key={answer.id} aria-label={`Answer ${answer.id}`} {...HEIR}>
            <p>
              {[answer.approved_at && 'accepted', answer.rejected_at && 'rejected', answer.featured_at && 'featured']}
            </p>
            <input
              aria-label="Message"
              value={typed.get(answer.id) ?? ''}
              onChange={({ target }) => say(answer.id, target.value)}
            />
            {DECISIONS.map((decision) => (
              <button
                key={decision}
                type="button"
                disabled={isUnderWay(answer.id)}
                onClick={() => {
                  if (featured && decision === 'Reject') passFocus(place);
                  void review(answer, decision);
                }}
              >
                {decision}
              </button>
            ))}
          </article>
        ))}
      </ListStates>
    </div>
  );
}

/** The stream of a game as a list. */
export function Stream({ perPage }: { readonly perPage: number }) {
  const { api } = useHost();
  const load = useCallback(
    async (after: Answer | undefined, signal: AbortSignal) => {
      const query = { per_page: perPage, ...(after ? { max_id: after.id } : {}) };
      const { answers, count } = await callRoute(api, streamAnswers, { params: { id: GAME }, query }, { signal });
      return { items: answers, isLast: answers.length < perPage, count };
    },
    [api, perPage],
  );
  const { items, isWhole, more } = useEndlessList<Answer>({
    queryKey: STREAM,
    meta: shows(['answer'], GAME),
    lists: keyStarts.streams(GAME),
    load,
  });
  return (
    <>
      <ol>
        {items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ol>
      {!isWhole && (
        <button type="button" onClick={() => void more()}>
          More
        </button>
      )}
    </>
  );
}

const STREAM = keys.stream(GAME, {});
