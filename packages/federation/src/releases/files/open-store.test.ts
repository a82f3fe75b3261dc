import path from 'node:path';
import { ReleaseFault } from '../release-fault';
import { FolderFiles } from './folder-files';
import { openStore } from './open-store';

it('opens a folder, wherever it is named from', () => {
  expect(openStore('dist')).toBeInstanceOf(FolderFiles);
  expect(openStore(path.resolve('dist'))).toBeInstanceOf(FolderFiles);
});

it.each(['s3://bucket/prefix', 'https://example.test/store', 'S3://b'])('refuses the address %s', (address) => {
  expect(() => openStore(address)).toThrow(ReleaseFault);
});
