import { join } from 'node:path';
import type { BucketOptions } from '@waymark/bucket';
import { DiskStorage } from './disk';
import { S3Storage } from './s3/s3-storage';
import type { Storage } from './storage';

/** Where a bucket is and how it is reached. */
export type S3Options = BucketOptions;

/** The storage an operator chose: a bucket, or a folder of the data. */
export const openStorage = (dataDir: string, s3: S3Options | undefined): Storage =>
  s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'files'));
