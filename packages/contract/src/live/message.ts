import { type AnswerId, asAnswerId, asGameId, type GameId } from '../entities/ids';
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

/** The answers named by a message: one, or several after a bulk decision. */
export function answersOfMessage({ detail }: LiveMessage): readonly AnswerId[] {
  const several: unknown = detail.answers;
  const named: readonly unknown[] = Array.isArray(several) ? several : [detail.answer];
  return named.flatMap((one) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'number' ? asAnswerId(id) : [];
  });
}

/** Name of the changed field if nothing changed: the readiness check of a starting game has findings. */
export const READINESS_FIELD = 'readiness';

/** Whether a message announces a finding of the readiness check rather than a change. */
export const isReadinessMessage = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source === 'ss.game.update' && fields?.length === 1 && fields[0] === READINESS_FIELD;
