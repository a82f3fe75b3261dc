import { gameOfMessage, type LiveMessage, type LiveScreen, tellsOfCheck } from '@waymark/contract';

/** The reaction to a live message: ask (Change Detected) or reload affected data. */
export type LiveVerdict = 'ask' | 'reload';

/**
 * Whether a message opens Change Detected ([G08]): caused by somebody else, about the open game, from a source the
 * screen subscribed to, and in conflict with an edit if the screen can tell.
 * @param myId this browser's account; if unknown, messages count as somebody else's
 */
export function verdictOn(message: LiveMessage, screen: LiveScreen | undefined, myId: number | undefined): LiveVerdict {
  if (!screen?.asks.includes(message.source) || tellsOfCheck(message)) return 'reload';
  if (myId !== undefined && message.detail.user_id === myId) return 'reload';
  if (gameOfMessage(message) !== screen.game) return 'reload';
  if (screen.conflicts && !screen.conflicts(message)) return 'reload';
  return 'ask';
}
