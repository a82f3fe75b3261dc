import { list, number, numberOrNull, text, textOrNull, word } from './shape';

/** A game's settings in responses, besides the fields of a row in the games list. */
export const gameSettings = {
  description: textOrNull(),
  cheats: list(word()),
  primary_email: textOrNull(),
  signed_legal: number(),
  time_to_play: numberOrNull(),
  timer_visible: number(),
  searchability: number(),
  join_existing_team: number(),
  leaderboard_visible: number(),
  notifications_bidirectional: number(),
  unlock_requires_network: number(),
  shuffled: number(),
  review: text(),
  /** 1 hides teams from judges until they decide. */
  blind_review: number(),
  late: textOrNull(),
  share_location: number(),
  webhook: textOrNull(),
  soundtrack: textOrNull(),
};
