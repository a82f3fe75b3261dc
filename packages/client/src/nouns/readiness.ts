import { checkReadiness, type GameId, readGameToCheck } from '@waymark/contract';
import { type Finding, type GameContent, READINESS_WORDS, type Readiness } from '@waymark/contract/readiness';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { gameToCheckKey, readinessKey } from './readiness-key';

/** Query options of what should be looked at before a game starts, as the provider sees it. */
export const readinessQuery = (api: Api, game: GameId, options: CallOptions = { silent: true }) => ({
  queryKey: readinessKey(game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Readiness> => {
    const answer = await callRoute(api, checkReadiness, { params: { id: game } }, { ...options, signal });
    // A rule that this builder has no words for cannot be shown.
    const findings = answer.findings.filter(({ rule }) => Object.hasOwn(READINESS_WORDS, rule)) as readonly Finding[];
    return { findings, checked: answer.checked ?? 0, tasks: answer.tasks };
  },
});

/** Query options of a game as its check looks at it, to be checked here with what is being edited. */
export const gameToCheckQuery = (api: Api, game: GameId, options: CallOptions = { silent: true }) => ({
  queryKey: gameToCheckKey(game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GameContent> => {
    const answer = await callRoute(api, readGameToCheck, { params: { id: game } }, { ...options, signal });
    // What rules look at was put together by their own module; of ten thousand challenges not each field is read here.
    return answer as unknown as GameContent;
  },
});
