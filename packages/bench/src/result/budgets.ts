/** The most each figure may be. */
export const BUDGETS = {
  signInScripts: 110,
  routeScripts: 170,
  /** Packed with gzip, as partners are promised. */
  embedLoader: 15,
  levels: 3,
  monolith: { bytes: 1.15, lcp: 1.1, data: 1.05 },
  listCpu: 1.8,
  delivery: 1.3,
  warmNavigation: 100,
  /** What a page holds after 200 mounts, against what it held when it was warm. */
  mounts: 1.1,
  interaction: 100,
  /** While somebody types in one field. */
  commitsOutside: 3,
  /** A game or list that is a hundred times larger, against a small one. */
  growth: 1.3,
  /** The check of 10,000 challenges. */
  readiness: 200,
  /** An import of 1,000 rows. */
  importing: 3000,
  /** Per cent of the frames that are long because a card is in hand. */
  longFrames: 5,
  /** From a change on one screen to seeing it on another one. */
  otherScreen: 500,
} as const;
