/** A spec's name is its file name without `.spec.ts`. */
const JOURNEYS = ['story', 'whole-day', 'screens', 'phone', 'language', 'screen-reader'];
const CHALLENGES = [
  'challenge-editor',
  'challenge-list',
  'challenges',
  'groups',
  'list-and-editor',
  'list-on-phone',
  'random-edits',
  'fields',
  'map',
  'zoom',
];
const GAMES = [
  'games-list',
  'games-list-actions',
  'new-game',
  'settings',
  'settings-times',
  'together',
  'uploads',
  'descriptions',
  'fields',
  'zoom',
];
const TEAMS = ['people', 'many-teams', 'blast', 'leaderboard', 'rewards'];
const MODERATION = ['monitor', 'streams'];
const MEDIA = ['branding', 'personalizations', 'exports-and-reels', 'purchases'];
const PRESENTATION = ['path', 'slideshow', 'analytics'];
const SESSIONS = ['accounts', 'auth', 'session', 'session-trouble', 'maintenance'];
const SHELL = ['navigation', 'routing', 'pages', 'errors', 'refusals', 'faults', 'live-gaps', 'offline'];
const DELIVERY = ['remotes', 'releases', 'start', 'api-versions', 'public-host'];
const DEVELOPMENT = ['dev'];
const AREAS = ['embed-areas'];
const EMBEDS = ['embed', 'embed-session', 'embed-work', ...AREAS];
const DOCUMENTS = ['documents'];
const ALL = 'all';

/** The specs that a change in a folder can affect; the longest matching path decides. */
const SPECS_BY_FOLDER: Readonly<Record<string, readonly string[] | typeof ALL>> = {
  '': [],
  'e2e/': ALL,
  'e2e/requirements/': [],
  'e2e/screenshots/': [],
  'mf-challenges/': [...CHALLENGES, ...JOURNEYS],
  'mf-games/': [...GAMES, ...JOURNEYS],
  'mf-games/src/games-list/': ['games-list', 'games-list-actions', ...JOURNEYS],
  'mf-media/': [...MEDIA, ...AREAS, ...JOURNEYS],
  'mf-moderation/': [...MODERATION, ...JOURNEYS],
  'mf-presentation/': [...PRESENTATION, ...JOURNEYS],
  'mf-teams/': [...TEAMS, ...AREAS, ...JOURNEYS],
  'shell/': ALL,
  'shell/src/overrides/': DEVELOPMENT,
  'shell/src/session/': SESSIONS,
  'packages/': ALL,
  'packages/bench/': [],
  'packages/bucket/': ['releases', 'uploads'],
  'packages/conformance/': ['releases'],
  'packages/embed/': EMBEDS,
  'packages/federation/': [...DELIVERY, ...DEVELOPMENT, ...EMBEDS],
  'packages/launch/': [...DELIVERY, ...DEVELOPMENT, ...EMBEDS, 'maintenance'],
  'packages/launch/src/requirements/': [],
  'packages/launch/src/test-run/': [],
  'packages/players/': ['start'],
  'packages/provider/': [
    ...CHALLENGES,
    ...GAMES,
    ...TEAMS,
    ...MODERATION,
    ...MEDIA,
    ...PRESENTATION,
    ...SESSIONS,
    ...SHELL,
    ...EMBEDS,
    ...DOCUMENTS,
    'story',
    'start',
  ],
  'packages/sandbox/': DEVELOPMENT,
  'packages/settings/': ['public-host', 'start'],
  'packages/studio/': [...MEDIA, 'uploads'],
  'packages/testing/': [],
};

/** Unit tests, stories and documents, which no spec runs. */
const NOT_IN_A_BROWSER = /\.(test|stories)\.tsx?$|\.md$/;
const SPEC = /^e2e\/specs\/([\w-]+)\.spec\.ts$/;

/** Names of the specs that changes in these files can affect, or `all`. */
export function affectedSpecs(files: readonly string[]): readonly string[] | typeof ALL {
  const names = new Set<string>();
  for (const file of files.filter((name) => !NOT_IN_A_BROWSER.test(name))) {
    const own = SPEC.exec(file)?.[1];
    const specs = own ? [own] : specsOf(file);
    if (specs === ALL) return ALL;
    for (const name of specs) names.add(name);
  }
  return [...names].sort();
}

function specsOf(file: string): readonly string[] | typeof ALL {
  const folders = Object.keys(SPECS_BY_FOLDER).filter((folder) => file.startsWith(folder));
  const closest = folders.reduce((longest, folder) => (folder.length > longest.length ? folder : longest));
  return SPECS_BY_FOLDER[closest] ?? ALL;
}
