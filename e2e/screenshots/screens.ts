import type { Page } from '@playwright/test';
import type { Account } from '../support/sign-in';
import type { Say } from './phrases';
import * as states from './states';

/** A screen to take screenshots of. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  /** Its mock-up, with its state. */
  readonly drawn?: string;
  /** The account; the owner of the demo's games by default. */
  readonly account?: Account | 'visitor';
  /** Steps before the first screenshot. */
  readonly prepare?: (page: Page, say: Say) => Promise<void>;
  /** Steps at each size. */
  readonly each?: (page: Page, say: Say) => Promise<void>;
}

/** The demo's live game. */
const GAME = 4821;
/** A draft without purchases. */
const DRAFT = 4795;
/** A draft with something left to do. */
const UNFINISHED = 4802;
const CHALLENGES = `/tasks/organize/${GAME}`;
const TEAMS = `/teams/organize/${GAME}`;

/** The screens with a sheet in docs/screens. */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', address: '/sign-in', account: 'visitor' },
  { name: 'start', address: '/games/edit/new', account: 'super', drawn: 'start.html' },
  { name: 'start-no-access', address: '/games/edit/new', drawn: 'start.html#noaccess' },
  { name: 'checklist', address: `/games/edit/${UNFINISHED}`, drawn: 'start.html#checklist' },
  { name: 'games', address: '/dashboard', drawn: 'dashboard.html' },
  { name: 'settings', address: `/games/edit/${GAME}`, drawn: 'settings.html' },
  { name: 'settings-optional', address: `/games/edit/${GAME}#optional` },
  { name: 'settings-faults', address: `/games/edit/${GAME}`, drawn: 'errors.html', prepare: states.leaveNameEmpty },
  { name: 'challenges', address: CHALLENGES, drawn: 'challenges.html' },
  { name: 'challenges-map', address: CHALLENGES, drawn: 'challenges.html#map', each: states.unfoldMap },
  { name: 'editor', address: CHALLENGES, drawn: 'editor.html', prepare: states.openChallenge() },
  {
    name: 'editor-answers',
    address: CHALLENGES,
    drawn: 'editor.html#answers',
    prepare: states.openChallenge(states.MULTIPLE_CHOICE),
  },
  {
    name: 'editor-place',
    address: CHALLENGES,
    drawn: 'editor.html#place',
    prepare: states.openTab('Location'),
  },
  { name: 'editor-hints', address: CHALLENGES, drawn: 'editor.html#hints', prepare: states.openTab('Hints') },
  { name: 'editor-timing', address: CHALLENGES, drawn: 'editor.html#timing', prepare: states.openTab('Timing') },
  { name: 'groups', address: `/groups/organize/${GAME}`, prepare: states.openGroup },
  { name: 'path', address: `/games/path/${GAME}`, drawn: 'path.html' },
  { name: 'teams', address: TEAMS, drawn: 'teams.html' },
  { name: 'teams-edit', address: TEAMS, drawn: 'teams.html#edit', prepare: states.editTeam },
  { name: 'teams-map', address: `${TEAMS}?view=map`, drawn: 'teams.html#map' },
  { name: 'team-cards', address: TEAMS, drawn: 'team-cards.html', each: states.askForCards },
  { name: 'messages', address: TEAMS, drawn: 'broadcast.html', each: states.scrollToBlast },
  { name: 'rewards', address: `/games/rewards/${GAME}`, drawn: 'rewards.html' },
  { name: 'rewards-edit', address: `/games/rewards/${GAME}`, drawn: 'rewards.html#edit', prepare: states.openReward },
  { name: 'monitor', address: `/answers/monitor/${GAME}`, drawn: 'monitor.html' },
  {
    name: 'monitor-grid',
    address: `/answers/monitor/${GAME}?view=grid`,
    drawn: 'monitor.html#grid',
    prepare: states.selectTwo,
  },
  { name: 'stream', address: `/games/stream/${GAME}` },
  { name: 'leaderboard', address: `/teams/leaderboard/${GAME}`, drawn: 'leaderboard.html' },
  { name: 'projector', address: `/teams/projector/${GAME}`, drawn: 'leaderboard.html#projector' },
  { name: 'branding', address: `/games/grey/${GAME}`, drawn: 'branding.html' },
  { name: 'purchase', address: `/games/grey/${DRAFT}`, drawn: 'purchase.html', prepare: states.beginToPay },
  { name: 'personalisations', address: `/games/personalizations/${GAME}`, drawn: 'personalizations.html' },
  { name: 'slideshow', address: `/games/slideshow/${GAME}?delay=3600`, drawn: 'slideshow.html' },
  {
    name: 'slideshow-photo',
    address: `/games/slideshow/${GAME}?delay=3600`,
    drawn: 'slideshow.html#photo',
    prepare: states.nextSlide,
  },
  { name: 'analytics', address: `/games/analytics/${GAME}`, drawn: 'analytics.html' },
  { name: 'exports', address: `/games/exports/${GAME}`, drawn: 'exports.html' },
  { name: 'reels', address: `/games/reels/${GAME}`, drawn: 'reels.html' },
  { name: 'donate', address: `/games/donate/${GAME}`, account: 'visitor', drawn: 'purchase.html#donate' },
  { name: 'no-access', address: `/answers/monitor/${GAME}`, account: 'joined', drawn: 'errors.html' },
  { name: 'not-found', address: '/nowhere' },
];
