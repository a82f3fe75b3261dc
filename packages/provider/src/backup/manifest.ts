import * as z from '@waymark/contract/schema';

/** File that describes a backup; it is written last. */
export const MANIFEST = 'backup.json';

/** What a backup holds. */
export const manifestSchema = z.object({
  made_at: z.string(),
  /** Version of Waymark, and its newest migration. */
  version: z.string(),
  schema: z.string(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;
