import {
  type AnswerId,
  answersOfMessage,
  type GameId,
  gameOfMessage,
  type LiveCode,
  type LiveMessage,
} from '@waymark/contract';
import { useHost, useLiveMessages, useReadable } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';

/** Events that take slides back, or might. */
const SOURCES: readonly LiveCode[] = [
  'ss.answer.reject',
  // The undo of an acceptance. Whether the answer is still shown depends on the game's moderation.
  'ss.answer.update',
  'ss.task.update',
  'ss.task.delete',
  'ss.team.delete',
  'ss.game.update',
];
/** Only changes to these fields of a game affect its answers. */
const FIELDS = ['answers', 'review'];
/** Changes to only one of these leave an answer as it is. */
const ASIDE = ['claim', 'regenerate'];

interface Handlers {
  /** Called with answers that must no longer be shown. */
  readonly onTakenBack: (ids: readonly AnswerId[]) => void;
  /** Called when any answer may be gone. */
  readonly onChanged: () => void;
}

/** Listens for answers that are taken back, and for times when such events may have been missed. */
export function useTakenBack(game: GameId, { onTakenBack, onChanged }: Handlers): void {
  const status = useReadable(useHost().live.status);
  useLiveMessages(SOURCES, (message) => {
    if ((gameOfMessage(message) ?? game) !== game || !concerns(message)) return;
    const ids = message.source === 'ss.answer.reject' ? answersOfMessage(message) : [];
    if (ids.length > 0) onTakenBack(ids);
    else onChanged();
  });
  const wasLost = useRef(false);
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    if (status === 'reconnecting' || status === 'offline') wasLost.current = true;
    if (status !== 'live' || !wasLost.current) return;
    wasLost.current = false;
    latest.current();
  }, [status]);
}

function concerns({ source, detail: { fields } }: LiveMessage): boolean {
  if (!fields) return true;
  if (source === 'ss.answer.update') return !ASIDE.includes(fields.join());
  return source !== 'ss.game.update' || fields.some((field) => FIELDS.includes(field));
}
