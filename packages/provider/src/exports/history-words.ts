import type { LiveSource } from '@waymark/contract';
import type { FieldChange } from '../db/schema';
import { wordIn } from './field-words';

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

/** The field that names what an entry is about, of records without a column of their own, by their updates. */
const NAMING: Readonly<Record<string, string>> = {
  'ss.reward.update': 'title',
  'ss.personalization.update': 'key',
};

/** An action in words, with the name of a changed reward or key; unknown ones as they are. */
export function actionInWords(action: string, changes: readonly FieldChange[]): string {
  const name = changes.find(({ field }) => field === NAMING[action])?.to;
  return name ? `${wordIn(ACTIONS, action)}: ${name}` : wordIn(ACTIONS, action);
}

/** The changes without the one that only names the record. */
export const withoutNaming = (action: string, changes: readonly FieldChange[]): readonly FieldChange[] =>
  changes.filter(({ field, from, to }) => field !== NAMING[action] || from !== to);
