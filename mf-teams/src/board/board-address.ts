import { LEADERBOARD_STYLES, type LeaderboardStyle } from '@waymark/contract';
import { listAddress } from '@waymark/host-kit';

const isStyle = (text: string): text is LeaderboardStyle => (LEADERBOARD_STYLES as readonly string[]).includes(text);

/** The address of a leaderboard: term, style and division. No style means all three. */
export const boardAddress = listAddress<{ style: LeaderboardStyle | ''; division: number }>({
  style: { usual: '', read: (text) => (isStyle(text) ? text : undefined) },
  division: { usual: 0, read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined) },
});
