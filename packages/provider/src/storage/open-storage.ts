import { join } from 'node:path';
import type { BucketOptions } from '@waymark/bucket';
import { DiskStorage } from './disk';
import { S3Storage } from './s3/s3-storage';
import type { Storage } from './storage';

/** Address and credentials of a bucket. */
export type S3Options = BucketOptions;

/** The configured storage: a bucket, or a folder in the data folder. */
export const openStorage = (dataDir: string, s3: S3Options | undefined): Storage =>
  s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'files'));
