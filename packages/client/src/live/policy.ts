import { gameOfMessage, isReadinessMessage, type LiveMessage, type LiveScreen, nounIn } from '@waymark/contract';

/** The reaction to a live message: ask (Change Detected) or reload affected data. */
export type LiveVerdict = 'ask' | 'reload';

/**
 * Whether a message opens Change Detected ([G08]): caused by somebody else, about the open game, from a source the
 * screen subscribed to, and in conflict with an edit if the screen can tell.
 * @param myId this browser's account; if unknown, messages count as somebody else's
 * @param namesChanges whether the provider announced `named-changes`; otherwise no screen can tell
 */
export function verdictOn(
  message: LiveMessage,
  screen: LiveScreen | undefined,
  myId: number | undefined,
  namesChanges = true,
): LiveVerdict {
  if (!screen?.asks.includes(message.source) || isReadinessMessage(message)) return 'reload';
  if (myId !== undefined && message.detail.user_id === myId) return 'reload';
  if (gameOfMessage(message) !== screen.game) return 'reload';
  // Called in any case, because the screen also holds back the save of what the message conflicts with.
  const conflicts = screen.conflicts?.(message) ?? true;
  return conflicts || !namesChanges ? 'ask' : 'reload';
}

/** The part of a query that decides. */
interface ShowingQuery {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a message invalidates a query: the query shows the message's noun or source, of the same game. A message without
 * a game concerns all games.
 */
export function isTouched({ queryKey, meta }: ShowingQuery, message: LiveMessage): boolean {
  const game = gameOfMessage(message);
  // Older releases set no meta: any message of the game may concern the query.
  if (!meta) return typeof queryKey[1] === 'number' && queryKey[1] === game;
  const { live, game: shown } = meta;
  if (!Array.isArray(live)) return false;
  // A claim changes no answer: it concerns only what shows whole answers.
  const isClaim = message.detail.fields?.join() === 'claim';
  if (!live.includes(nounIn(message.source)) && (isClaim || !live.includes(message.source))) return false;
  return shown === undefined || game === undefined || shown === game;
}
