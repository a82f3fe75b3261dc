import { remakeAnswerMedia } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { type QueryClient, useQueryClient } from '@waymark/host-kit/query';
import { rememberAnswers } from './stored-answers';

/** Regenerates an answer's media. */
export function useRegenerate(game: GameId) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client: QueryClient = useQueryClient();
  const { run, isUnderWay } = useActions<AnswerId>();
  return {
    isUnderWay,
    regenerate: async (id: AnswerId): Promise<void> => {
      const done = await run(id, () => remakeAnswerMedia(api, id));
      if (!done) return;
      if (done.answer) rememberAnswers(client, game, [done.answer]);
      notices.show({ tone: 'info', text: t('Regenerating media') });
    },
  };
}
