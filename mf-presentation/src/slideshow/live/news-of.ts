import { type GameId, gameOfMessage, type LiveCode, type LiveMessage } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import type { News } from './news-queue';

/** The events shown as news ([G57]). */
export const NEWS_SOURCES = [
  'ss.answer.create',
  'ss.team.create',
  'ss.reward.create',
  'ss.game.join',
] as const satisfies readonly LiveCode[];

/** The news text of a message; undefined for another game. */
export function newsOf(message: LiveMessage, game: GameId, t: Translate): News | undefined {
  if (gameOfMessage(message) !== game) return undefined;
  const text = textOf(message, t);
  return text === undefined ? undefined : { id: message.id, text };
}

/** The challenge of an answer isn't named: its name may be a secret, and so may the answer. */
function textOf({ source, detail: { team } }: LiveMessage, t: Translate): string | undefined {
  switch (source) {
    case 'ss.answer.create':
      return team?.name ? t('{team} sent an answer', { team: team.name }) : t('New answer');
    case 'ss.team.create':
      return team?.name ? t('{team} joined', { team: team.name }) : t('New team');
    case 'ss.reward.create':
      return t('New reward');
    case 'ss.game.join':
      return t('New player');
    default:
      return undefined;
  }
}
