import type { Route, RouteName } from '@waymark/contract';

/**
 * How much it matters that a call is answered now, when not all can be. What is vital is never refused. What is urgent holds
 * up people in the middle of a game, or signs somebody out when it fails.
 */
export type Urgency = 'vital' | 'urgent' | 'write' | 'read' | 'list';

const VITAL: ReadonlySet<string> = new Set<RouteName>(['maintenance', 'describeProvider']);

const URGENT: ReadonlySet<string> = new Set<RouteName>([
  'acceptAnswer',
  'rejectAnswer',
  'featureAnswer',
  'submitAnswer',
  'authenticate',
  'refresh',
  'endSession',
  'issueTicket',
  'redeemTicket',
]);

/** Reads that cost the most, and that screens show again by themselves. */
const LISTS: ReadonlySet<string> = new Set<RouteName>([
  'listAnswers',
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
  'checkReadiness',
  'readGameToCheck',
  'exportTasks',
  'printQrCodes',
]);

/** How urgent the calls of a route are. */
export function urgencyOf({ name, method }: Pick<Route, 'name' | 'method'>): Urgency {
  if (VITAL.has(name)) return 'vital';
  if (URGENT.has(name)) return 'urgent';
  if (LISTS.has(name)) return 'list';
  return method === 'GET' ? 'read' : 'write';
}
