import { paths } from '@waymark/contract';

/** A page whose cost is measured. */
export interface PageRoute {
  readonly name: string;
  readonly path: string;
  /** Matches an element once the page shows its data, and nothing while it shows a skeleton. */
  readonly painted: string;
  readonly signedIn: boolean;
}

/** The most complete game of the demo data. */
export const GAME = 4821;

/** The measured pages. */
export const ROUTES = {
  signIn: { name: 'sign-in', path: paths.signIn(), painted: 'input[name="email"]', signedIn: false },
  list: { name: 'games list', path: paths.dashboard(), painted: 'tbody tr strong', signedIn: true },
  settings: {
    name: 'settings',
    path: paths.settings(GAME),
    painted: 'input[name="name"]:not([value=""])',
    signedIn: true,
  },
  challenges: {
    name: 'challenges',
    path: paths.challenges(GAME),
    painted: 'article[data-challenge]',
    signedIn: true,
  },
  monitor: { name: 'monitor', path: paths.monitor(GAME), painted: 'main h2[dir="auto"]', signedIn: true },
  teams: { name: 'teams', path: paths.teams(GAME), painted: 'article[aria-labelledby]', signedIn: true },
  branding: {
    name: 'branding',
    path: paths.branding(GAME),
    painted: '[data-phone] header',
    signedIn: true,
  },
  analytics: { name: 'analytics', path: paths.analytics(GAME), painted: 'dl dd span', signedIn: true },
} as const satisfies Record<string, PageRoute>;
