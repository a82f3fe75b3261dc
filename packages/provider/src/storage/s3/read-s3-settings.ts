import type { BucketOptions } from '@waymark/bucket';
import type { Values } from '@waymark/settings';

const NEEDED = [
  'WAYMARK_S3_ENDPOINT',
  'WAYMARK_S3_BUCKET',
  'WAYMARK_S3_ACCESS_KEY',
  'WAYMARK_S3_SECRET_KEY',
] as const satisfies (keyof Values)[];

/**
 * Reads the bucket's settings; undefined if none is configured.
 * @param faults receives missing settings
 */
export function readS3(values: Values, faults: string[]): BucketOptions | undefined {
  if (!NEEDED.some((name) => values[name])) return undefined;
  for (const name of NEEDED) {
    if (!values[name]) faults.push(`${name} is missing: a bucket requires ${NEEDED.join(', ')}.`);
  }
  return {
    endpoint: values.WAYMARK_S3_ENDPOINT ?? '',
    bucket: values.WAYMARK_S3_BUCKET ?? '',
    accessKey: values.WAYMARK_S3_ACCESS_KEY ?? '',
    secretKey: values.WAYMARK_S3_SECRET_KEY ?? '',
    region: values.WAYMARK_S3_REGION,
    style: values.WAYMARK_S3_STYLE,
  };
}
