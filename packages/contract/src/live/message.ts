import { asGameId, type GameId } from '../entities/ids';
import type { LiveMessage } from './message-frame';

/** The game of a message: directly, or from its answer, reward or media relation ([G06]). */
export function gameOfMessage({ source, detail }: LiveMessage): GameId | undefined {
  const id =
    detail.game?.id ??
    detail.answer?.game_id ??
    detail.reward?.game_id ??
    (source === 'ss.game.media' ? detail.media?.relation_id : undefined);
  return id === undefined ? undefined : asGameId(id);
}

/** Name of the changed field if nothing changed: the readiness check of a starting game has findings. */
export const READINESS_FIELD = 'readiness';

/** Whether a message announces a finding of the readiness check rather than a change. */
export const isReadinessMessage = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source === 'ss.game.update' && fields?.length === 1 && fields[0] === READINESS_FIELD;
