import { checkReadiness, type GameId } from '@waymark/contract';
import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { type Api, callRoute } from '../transport/call';

/** Query options of what should be looked at before a game starts, as the provider sees it. */
export const readinessQuery = (api: Api, game: GameId) => ({
  queryKey: ['readiness', game] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Finding[]> => {
    const { findings } = await callRoute(api, checkReadiness, { params: { id: game } }, { signal, silent: true });
    // A rule that this builder has no words for cannot be shown.
    return findings.filter(({ rule }) => Object.hasOwn(READINESS_WORDS, rule)) as readonly Finding[];
  },
});
