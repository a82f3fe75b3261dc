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
} as const;
