/** Upper limits of the figures. */
export const BUDGETS = {
  signInScripts: 110,
  routeScripts: 170,
  /** Gzipped, as promised to partners. */
  embedLoader: 15,
  levels: 3,
  monolith: { bytes: 1.15, lcp: 1.1, data: 1.05 },
  listCpu: 1.8,
  delivery: 1.3,
  warmNavigation: 100,
  /** Presses from the sign-in page to a game from a template that teams can play. */
  firstGame: 7,
  /** Retained resources after 200 mounts, against those after warm-up. */
  mounts: 1.1,
  interaction: 100,
  /** From the key press to the next answer in the monitor. */
  nextAnswer: 50,
  /** A queue of 10,000 answers, against one of 100. */
  longQueue: 1.2,
  /** Nodes and memory after a stream of 10,000 answers, against its beginning. */
  longStream: 1.1,
  /** While typing in one field. */
  commitsOutside: 3,
  /** A game or list a hundred times larger, against a small one. */
  growth: 1.3,
  /** The readiness check of 10,000 challenges. */
  readiness: 200,
  /** Importing 1,000 rows. */
  importing: 3000,
  /** A board of 10,000 teams: milliseconds between frames, and the provider's statements against a board of 100. */
  board: { frame: 100, provider: 1.5 },
  /** Additional long frames while dragging or while teams walk, in percentage points. */
  longFrames: 5,
  /** During slide changes on a slow CPU: frames and tasks over 50 ms beyond those of a bare page. */
  slides: { dropped: 0, tasks: 0 },
  /** A path of 1,000 challenges, on a slow CPU. */
  path: { painted: 3000, task: 50 },
  /**
   * The matrix of teams and challenges on a slow CPU: frames over 50 ms beyond those at rest, and the longest task of a
   * sort.
   */
  matrix: { frames: 0, sorting: 50 },
  /** The provider's cost of reading and counting 100,000 answers. */
  counting: 100,
  /** An export against `cp` of the same media: half as fast. */
  exporting: 2,
  /** A reel against ffmpeg alone making the same videos. */
  filming: 1.5,
  /** Time from a change on one screen to its display on another. */
  otherScreen: 500,
} as const;
