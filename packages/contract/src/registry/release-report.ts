import * as z from '@waymark/contract/schema';

/** What a browser says of a release that failed in it twice. */
export const releaseReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** How it failed. */
  kind: z.string(),
  /** Tells browsers apart, and nothing else about them. */
  browser: z.string(),
});

/** What a browser says of a release that failed in it twice. */
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Where the shell's server takes reports. */
export const RELEASE_REPORT_PATH = '/release-report';

/** Where an open page asks for newer registry documents: a list of signed documents, the stable channel first. */
export const REGISTRY_PATH = '/registry.json';
