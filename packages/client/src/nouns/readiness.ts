import { checkReadiness, type GameId, readGameToCheck } from '@waymark/contract';
import { type Finding, type GameContent, READINESS_WORDS, type Readiness } from '@waymark/contract/readiness';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { reportedElsewhere } from '../transport/failure';
import { gameQuery } from './games';
import { type Reading, wholeList } from './whole-task-list';

/** Query options of the readiness check: the provider's, otherwise computed from the game and its challenges. */
export const readinessQuery = (api: OfferingApi, game: GameId, options: CallOptions = { silent: true }) => ({
  queryKey: keys.readiness(game),
  meta: shows(SHOWN.readiness, game),
  queryFn: (reading: Reading): Promise<Readiness> =>
    callIfOffered(
      api,
      'readiness',
      async () => {
        const call = { ...options, signal: reading.signal };
        const answer = await callRoute(api, checkReadiness, { params: { id: game } }, call);
        // Rules unknown to this builder cannot be shown.
        const findings = answer.findings.filter(({ rule }) =>
          Object.hasOwn(READINESS_WORDS, rule),
        ) as readonly Finding[];
        return { findings, checked: answer.checked ?? 0, tasks: answer.tasks };
      },
      async () => {
        // All rules; loaded only if the provider does not check.
        const rules = import(/* webpackChunkName: "later" */ '@waymark/contract/readiness');
        const [{ reportInSteps }, content] = await Promise.all([rules, readContent(api, game, reading)]);
        return inTurns(reportInSteps(content), reading.signal);
      },
    ),
});

/** Query options of a game for checking unsaved edits locally. */
export const gameToCheckQuery = (api: OfferingApi, game: GameId, options: CallOptions = { silent: true }) => ({
  queryKey: keys.gameToCheck(game),
  meta: shows(SHOWN.readiness, game),
  queryFn: (reading: Reading): Promise<GameContent> =>
    callIfOffered(
      api,
      'readiness',
      async () => {
        const call = { ...options, signal: reading.signal };
        const answer = await callRoute(api, readGameToCheck, { params: { id: game } }, call);
        // Built by the provider with the rules' own code, so not every field of ten thousand challenges is validated.
        return answer as unknown as GameContent;
      },
      () => readContent(api, game, reading),
    ),
});

/** What documented responses contain of a game. Rules about other data find nothing. */
async function readContent(api: OfferingApi, id: GameId, reading: Reading): Promise<GameContent> {
  const { client } = reading;
  const settings = client
    ? reportedElsewhere(client.fetchQuery(gameQuery(api, id)))
    : gameQuery(api, id).queryFn(reading);
  const [game, tasks] = await Promise.all([settings, wholeList(api, id, reading)]);
  return { game, tasks, now: Date.now() };
}

/** Milliseconds of checking before yielding to the page. */
const TURN = 8;

/**
 * Runs a task in steps, yielding to keys and frames. It pauses first, because reading the response may have used up the
 * current task.
 */
async function inTurns<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const until = performance.now() + TURN;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}
