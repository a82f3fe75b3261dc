export { DataFolderLocked, lockDataFolder } from './db/data-lock';
export { type Provider, type ProviderOptions, startProvider } from './start-provider';
