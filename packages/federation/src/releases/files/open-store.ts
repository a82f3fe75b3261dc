import path from 'node:path';
import { ReleaseFault } from '../release-fault';
import { BucketFiles } from './bucket-files';
import { FolderFiles } from './folder-files';
import type { StoreFiles } from './store-files';

/** Where a bucket's credentials are read from. */
export type StoreVariables = Readonly<Record<string, string | undefined>>;

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/?$/;

/**
 * Opens the store at a folder's path or at `s3://bucket/prefix`. Buckets use `WAYMARK_STORE_ENDPOINT`, `…_ACCESS_KEY`,
 * `…_SECRET_KEY`, `…_REGION` and `…_STYLE`, or the settings of uploads (`WAYMARK_S3_…`).
 * @throws {ReleaseFault} for other addresses, which would otherwise become folders, and for a bucket without
 * credentials
 */
export function openStore(place: string, variables: StoreVariables = {}): StoreFiles {
  const [, bucket, prefix = ''] = BUCKET.exec(place) ?? [];
  if (bucket !== undefined) return openBucket(bucket, prefix, variables);
  if (/^[a-z][\w+.-]+:\/\//i.test(place))
    throw new ReleaseFault(`A store is a folder or s3://bucket/prefix, not ${place}`);
  return new FolderFiles(path.resolve(place));
}

function openBucket(bucket: string, prefix: string, variables: StoreVariables): BucketFiles {
  const missing: string[] = [];
  const variableOf = (name: string) =>
    (variables[`WAYMARK_STORE_${name}`] ?? variables[`WAYMARK_S3_${name}`])?.trim() || undefined;
  const needed = (name: string): string => {
    const value = variableOf(name);
    if (value === undefined) missing.push(`WAYMARK_STORE_${name}`);
    return value ?? '';
  };
  const accessKey = needed('ACCESS_KEY');
  const secretKey = needed('SECRET_KEY');
  const region = variableOf('REGION') ?? 'us-east-1';
  const endpoint = variableOf('ENDPOINT') ?? `https://s3.${region}.amazonaws.com`;
  const style = variableOf('STYLE') ?? 'path';
  if (missing.length > 0) throw new ReleaseFault(`To reach the bucket ${bucket}, set ${missing.join(' and ')}`);
  if (!URL.canParse(endpoint) || !/^https?:\/\//.test(endpoint))
    throw new ReleaseFault(`WAYMARK_STORE_ENDPOINT has to be an address such as https://s3.example, not "${endpoint}"`);
  if (style !== 'path' && style !== 'host')
    throw new ReleaseFault(`WAYMARK_STORE_STYLE has to be path or host, not "${style}"`);
  return new BucketFiles({ endpoint, bucket, accessKey, secretKey, region, style }, prefix);
}
