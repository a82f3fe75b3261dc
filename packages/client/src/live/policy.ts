import {
  gameOfMessage,
  type LiveMessage,
  type LiveNoun,
  type LiveScreen,
  type LiveSource,
  nounOf,
  tellsOfCheck,
} from '@waymark/contract';
import type { QueryKeyStart } from '../keys';

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

/** First part of the query keys of a noun's data; the second is the game's id, except for the games list. */
const KEYS_BY_NOUN: Readonly<Record<LiveNoun, readonly string[]>> = {
  answer: ['answers'],
  dropbox: ['game'],
  game: ['game', 'games', 'readiness'],
  reward: ['rewards', 'readiness'],
  task: ['tasks', 'task', 'task-trash', 'answers', 'readiness', 'task-places'],
  team: ['teams', 'groups', 'leaderboard', 'analytics'],
  personalization: ['personalizations', 'readiness'],
  group: ['groups'],
  analytic: ['analytics'],
  people: ['teams', 'game'],
};
/** Additional keys that some sources invalidate. */
const KEYS_BY_SOURCE: Partial<Readonly<Record<LiveSource, readonly string[]>>> = {
  'ss.answer.accept': ['leaderboard'],
  'ss.answer.reject': ['leaderboard'],
  'ss.game.join': ['teams', 'analytics'],
  'ss.game.rescore': ['leaderboard'],
  'ss.game.score': ['leaderboard'],
  // The game contains the addresses of its reels.
  'ss.task.reel': ['game'],
  'ss.team.reel': ['game'],
};

/** Prefixes of the query keys that a message invalidates. */
export function keysTouchedBy(message: LiveMessage): readonly QueryKeyStart[] {
  const noun = nounOf(message.source);
  if (!noun) return [];
  const game = gameOfMessage(message);
  const names = [...KEYS_BY_NOUN[noun], ...(KEYS_BY_SOURCE[message.source] ?? [])];
  return names.map((name) => (name === 'games' || game === undefined ? [name] : [name, game]));
}
