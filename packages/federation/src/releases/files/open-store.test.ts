import path from 'node:path';
import { ReleaseFault } from '../release-fault';
import { BucketFiles } from './bucket-files';
import { FolderFiles } from './folder-files';
import { openStore } from './open-store';

const KEYS = { WAYMARK_STORE_ACCESS_KEY: 'key', WAYMARK_STORE_SECRET_KEY: 'secret' };

it('opens a folder by relative or absolute path', () => {
  expect(openStore('dist')).toBeInstanceOf(FolderFiles);
  expect(openStore(path.resolve('dist'))).toBeInstanceOf(FolderFiles);
});

it.each([
  ['s3://way-marks', 's3://way-marks/'],
  ['s3://way-marks/releases/', 's3://way-marks/releases/'],
  ['s3://way-marks/builder/releases', 's3://way-marks/builder/releases/'],
])('opens the bucket %s', (address, place) => {
  const store = openStore(address, KEYS);
  expect(store).toBeInstanceOf(BucketFiles);
  expect(store.place).toBe(place);
});

it('uses the upload credentials if the store has none of its own', () => {
  const uploads = { WAYMARK_S3_ACCESS_KEY: 'key', WAYMARK_S3_SECRET_KEY: 'secret' };
  expect(openStore('s3://way-marks', uploads)).toBeInstanceOf(BucketFiles);
});

it.each(['https://example.test/store', 'S3://b', 's3://', 's3:///prefix'])('rejects the address %s', (address) => {
  expect(() => openStore(address, KEYS)).toThrow(ReleaseFault);
});

it('names missing or invalid bucket settings', () => {
  expect(() => openStore('s3://b1')).toThrow('WAYMARK_STORE_ACCESS_KEY and WAYMARK_STORE_SECRET_KEY');
  expect(() => openStore('s3://b1', { ...KEYS, WAYMARK_STORE_ENDPOINT: 'ftp://x' })).toThrow('"ftp://x"');
  expect(() => openStore('s3://b1', { ...KEYS, WAYMARK_STORE_STYLE: 'y' })).toThrow('"y"');
});
