import { answerQuery, keyStarts, keys } from '@waymark/client';
import type { Answer, AnswerId, ApiCapability, GameId } from '@waymark/contract';
import type { QueryClient, QueryKey } from '@waymark/host-kit/query';

/** A cached list of answers: a page, a part of the queue, or a stream. */
interface HeldAnswers {
  readonly items?: readonly Answer[];
}

/** The lists that may contain an answer. */
export const listsOf = (game: GameId): readonly QueryKey[] => [
  keyStarts.answers(game),
  keyStarts.queues(game),
  keyStarts.streams(game),
];

/** Some providers send only a part of the answer that a write was about. */
const isPart = ({ type, task, team }: Answer): boolean => type === undefined && !task && !team;

/** Updates answers in every cached list. */
export function rememberAnswers(client: QueryClient, game: GameId, answers: readonly Answer[]): void {
  if (answers.length === 0) return;
  const sent = new Map(answers.map((answer) => [answer.id, answer]));
  const now = (held: Answer): Answer => {
    const answer = sent.get(held.id);
    if (!answer) return held;
    return isPart(answer) ? { ...held, ...answer } : answer;
  };
  for (const queryKey of listsOf(game)) {
    client.setQueriesData<HeldAnswers>({ queryKey }, (held) => {
      if (!held?.items?.some(({ id }) => sent.has(id))) return held;
      return { ...held, items: held.items.map(now) };
    });
  }
  for (const answer of answers) {
    client.setQueryData<Answer>(keys.answer(game, answer.id), (held) => held && now(held));
  }
}

/** Loads an answer. @throws {ApiFailure} */
export const loadAnswer = (api: ApiCapability, game: GameId, id: AnswerId): Promise<Answer> =>
  answerQuery(api, game, id).queryFn({ signal: new AbortController().signal });
