import type { BucketOptions } from '@waymark/bucket';

const NEEDED = {
  endpoint: 'WAYMARK_S3_ENDPOINT',
  bucket: 'WAYMARK_S3_BUCKET',
  accessKey: 'WAYMARK_S3_ACCESS_KEY',
  secretKey: 'WAYMARK_S3_SECRET_KEY',
} as const;

/**
 * Reads the bucket's settings; undefined if none is configured.
 * @param faults receives missing or invalid settings
 */
export function readS3(env: Readonly<Record<string, string | undefined>>, faults: string[]): BucketOptions | undefined {
  const said = (name: string) => env[name]?.trim() ?? '';
  if (!Object.values(NEEDED).some(said)) return undefined;
  for (const name of Object.values(NEEDED)) {
    if (!said(name)) faults.push(`${name} has to be set too, since files are to lie in a bucket.`);
  }
  const endpoint = said(NEEDED.endpoint);
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) {
    faults.push(`${NEEDED.endpoint} has to be an address such as https://s3.example, not "${endpoint}".`);
  }
  const style = said('WAYMARK_S3_STYLE') || 'path';
  if (style !== 'path' && style !== 'host') faults.push(`WAYMARK_S3_STYLE has to be path or host, not "${style}".`);
  return {
    endpoint,
    bucket: said(NEEDED.bucket),
    accessKey: said(NEEDED.accessKey),
    secretKey: said(NEEDED.secretKey),
    region: said('WAYMARK_S3_REGION') || 'us-east-1',
    style: style === 'host' ? 'host' : 'path',
  };
}
