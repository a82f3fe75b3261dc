export { BUILD_FOLDER, type BuildMode, REPOSITORY, runBuild } from './base-config';
export { type BuildAllOptions, type BuildStep, buildAll } from './build-all';
export { type DevTarget, devConfig } from './dev/dev-config';
export { type DevServers, type DevServersOptions, startDevServers } from './dev/dev-servers';
export { buildMonolith, type MonolithOptions, monolithConfig } from './monolith-build';
export { compressFolder, sentBytes } from './release/compress';
export { integrityMap, integrityOf, listFiles } from './release/integrity';
export {
  type BuiltRelease,
  nextRegistry,
  readRegistryFile,
  writeRegistryFile,
} from './release/registry-file';
export { describeRelease, RELEASE_FILE, readRelease, releasePath, writeRelease } from './release/release-file';
export { containerName, ENTRY_FILE, REMOTE_POLICY, type RemoteBuildOptions, remoteConfig } from './remote-build';
export { listRemotes, type RemoteSource, readRemoteSource } from './remote-source';
export { DEVELOPMENT_MODULES, HOST_PROVIDED_PACKAGES, SHARED_MODULES, type SharedModule } from './shared';
export { SHELL_POLICY, type ShellBuildOptions, shellConfig } from './shell-build';
