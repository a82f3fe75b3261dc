import { rm } from 'node:fs/promises';
import { runBuild } from './base-config';
import { compressFolder } from './release/compress';
import { describeRelease, writeRelease } from './release/release-file';
import { remoteConfig } from './remote-build';
import type { RemoteSource } from './remote-source';

/** Output folder and cache of a remote's build. */
export interface BuildRemoteOptions {
  readonly outputFolder: string;
  readonly cacheFolder: string;
}

/** Builds one remote for production into a folder that can be served directly. */
export async function buildRemote(
  source: RemoteSource,
  { outputFolder, cacheFolder }: BuildRemoteOptions,
): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  await runBuild(remoteConfig({ ...source, mode: 'production', outputFolder, cacheFolder }));
  await writeRelease(outputFolder, await describeRelease(source.manifest, source.version, outputFolder));
  await compressFolder(outputFolder);
}
