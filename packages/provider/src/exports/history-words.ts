import { type LiveSource, SETTING_NAMES } from '@waymark/contract';
import type { FieldChange } from '../db/schema';

/** What an entry of a game's history says, by its action. */
const ACTIONS: Readonly<Record<LiveSource, string>> = {
  'ss.answer.accept': 'Answer accepted',
  'ss.answer.create': 'Answer submitted',
  'ss.answer.feature': 'Answer featured',
  'ss.answer.reject': 'Answer rejected',
  'ss.answer.update': 'Answer changed',
  'ss.dropbox.connected': 'Dropbox connected',
  'ss.game.clone': 'Game cloned',
  'ss.game.delete': 'Game deleted',
  'ss.game.join': 'Player joined',
  'ss.game.media': 'File ready',
  'ss.game.reel': 'Reel of the game ready',
  'ss.game.rescore': 'Scores recalculated',
  'ss.game.score': 'Scores changed',
  'ss.game.update': 'Game changed',
  'ss.reward.create': 'Reward created',
  'ss.reward.delete': 'Reward deleted',
  'ss.reward.update': 'Reward changed',
  'ss.task.create': 'Challenge created',
  'ss.task.delete': 'Challenge deleted',
  'ss.task.update': 'Challenge changed',
  'ss.task.reel': 'Reel of a challenge ready',
  'ss.team.create': 'Team created',
  'ss.team.delete': 'Team deleted',
  'ss.team.merge': 'Teams merged',
  'ss.team.photo': 'Team photo changed',
  'ss.team.rename': 'Team renamed',
  'ss.team.unmerge': 'Teams separated',
  'ss.team.update': 'Team changed',
  'ss.team.reel': 'Reel of a team ready',
  'ss.personalization.create': 'Personalization created',
  'ss.personalization.delete': 'Personalization deleted',
  'ss.personalization.update': 'Personalization changed',
  'ss.group.create': 'Group created',
  'ss.group.delete': 'Group deleted',
  'ss.group.update': 'Group changed',
  'ss.analytic.teams': 'Teams counted',
  'ss.admin.create': 'Administrator added',
  'ss.admin.delete': 'Administrator removed',
  'ss.coordinator.create': 'Coordinator added',
  'ss.coordinator.delete': 'Coordinator removed',
  'ss.user.ban': 'Player banned',
  'ss.user.unban': 'Player unbanned',
};

/** Labels of fields: those of answers as in their table, a game's settings, and its other records. */
const FIELDS: Readonly<Record<string, string>> = {
  ...SETTING_NAMES,
  answers: 'Answers',
  points: 'Points',
  approved_at: 'Accepted',
  rejected_at: 'Rejected',
  featured_at: 'Featured',
  review_message: 'Message to the team',
  result_key: 'Results key',
  judge_link: 'Judge link',
  title: 'Title',
  key: 'Key',
  value: 'Value',
  users: 'Players',
};

const wordIn = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** What the platform announces by itself, with nothing to read in it. */
const SILENT: readonly LiveSource[] = ['ss.game.score', 'ss.game.media', 'ss.analytic.teams'];

/** Whether an entry tells nobody anything. */
export const saysNothing = ({
  action,
  user_id,
}: {
  readonly action: string;
  readonly user_id: number | null;
}): boolean => user_id === null && SILENT.some((source) => source === action);

/** An action in words; unknown ones as they are. */
export const actionInWords = (action: string): string => wordIn(ACTIONS, action);

/** The label of a field; unknown ones as they are. */
export const fieldInWords = (field: string): string => wordIn(FIELDS, field);

/** As stored in the history. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value before or after a change, with moments as the other tables write them. */
export const valueInWords = (value: FieldChange['from'], time: (moment: Date) => string): string =>
  value !== null && INSTANT.test(value) ? time(new Date(value)) : (value ?? '');
