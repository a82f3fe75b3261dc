export { DataFolderLocked, lockDataFolder } from './db/data-lock';
export { OrderFailed, orderMaintenance } from './maintenance/order';
export type { UnknownCall } from './profiles/documents/unknown-calls';
export type { ProviderOptions } from './provider-options';
export { type Provider, startProvider } from './start-provider';
