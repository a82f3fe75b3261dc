export { askProvider } from './ask-provider';
export { changeChannel, channelKey, readChannel } from './channel';
export { degradedAreas, describeDegraded } from './degraded';
export { FolderFiles } from './files/folder-files';
export { openStore, type StoreVariables } from './files/open-store';
export type { KeptFile, StoreFiles } from './files/store-files';
export { readMoves, recordMove } from './ledger';
export { endTrial, putInService, putOnTrial } from './moves';
export { ReleaseFault } from './release-fault';
export { ReleaseService } from './release-service';
export { ReleaseStore } from './release-store';
export {
  openSignedRegistry,
  PUBLIC_KEY_FILE,
  readSigningKey,
  type SigningKey,
  signingKeyOf,
  signRegistry,
} from './signing';
