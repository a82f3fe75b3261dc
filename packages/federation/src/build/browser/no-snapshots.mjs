/** Module Federation's handling of manifests, which the registry stands for: nothing is looked up, nothing is kept. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {} };

  loadRemoteSnapshotInfo() {
    throw new Error('Remotes are named by the registry, not by manifests');
  }
}

export const getGlobalRemoteInfo = () => ({});
