import type { Route, RouteName } from '@waymark/contract';

/**
 * How urgent a call is when not all can be served. Vital calls are never refused. Refusing urgent ones would block
 * people in the middle of a game or sign them out.
 */
export type Urgency = 'vital' | 'urgent' | 'write' | 'read' | 'list';

const VITAL: ReadonlySet<string> = new Set<RouteName>(['maintenance', 'describeProvider']);

const URGENT: ReadonlySet<string> = new Set<RouteName>([
  'acceptAnswer',
  'rejectAnswer',
  'featureAnswer',
  'decideAnswers',
  'undoReview',
  'claimAnswer',
  'claimNextAnswer',
  'submitAnswer',
  'authenticate',
  'refresh',
  'endSession',
  'issueTicket',
  'redeemTicket',
]);

/** The most expensive reads; screens retry them automatically. */
const LISTS: ReadonlySet<string> = new Set<RouteName>([
  'listAnswers',
  'listQueue',
  'countQueue',
  'listReviews',
  'streamAnswers',
  'showAnswers',
  'listGames',
  'listTrash',
  'listGroups',
  'listChanges',
  'listLeaderboard',
  'listTasks',
  'listTaskPlaces',
  'listTaskTrash',
  'listTeams',
  'listTags',
  'listPlayTasks',
  'teamAnalytics',
  'gameProgress',
  'gamePlaces',
  'gameMoment',
  'readTeamResults',
  'readChallengeResults',
  'readAnswerResults',
  'readResultSheet',
  'checkReadiness',
  'readGameToCheck',
  'exportTasks',
  'printQrCodes',
]);

/** The urgency of a route's calls. */
export function urgencyOf(name: string, { method }: Pick<Route, 'method'>): Urgency {
  if (VITAL.has(name)) return 'vital';
  if (URGENT.has(name)) return 'urgent';
  if (LISTS.has(name)) return 'list';
  return method === 'GET' ? 'read' : 'write';
}
