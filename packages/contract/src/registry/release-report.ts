import * as z from '@waymark/contract/schema';

/** A browser's report of a release that failed twice. */
export const releaseReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** How it failed. */
  kind: z.string(),
  /** Distinguishes browsers, and contains nothing else about them. */
  browser: z.string(),
});

/** A browser's report of a release that failed twice. */
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Where the shell's server receives reports. */
export const RELEASE_REPORT_PATH = '/release-report';

/** Where an open page fetches newer registry documents: a list of signed documents, stable channel first. */
export const REGISTRY_PATH = '/registry.json';
