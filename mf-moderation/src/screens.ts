import { lazyScreen } from '@waymark/host-kit';

const MonitorScreen = lazyScreen(async () => (await import('./monitor/monitor')).Monitor);
const SingleAnswerScreen = lazyScreen(async () => (await import('./answer/single-answer')).SingleAnswer);
const StreamScreen = lazyScreen(async () => (await import('./stream/stream')).Stream);

/** What each address shows. */
export const screens = {
  '/answers/monitor/:game': MonitorScreen,
  '/answers/show/:game/:answer': SingleAnswerScreen,
  '/games/stream/:game': StreamScreen,
  '/tasks/stream/:game/:challenge': StreamScreen,
  '/teams/stream/:game/:team': StreamScreen,
};
