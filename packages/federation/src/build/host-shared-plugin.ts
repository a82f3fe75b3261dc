import webpack from 'webpack';
import { installedVersion, type SharedModule } from './shared';

/**
 * Puts the shared modules into a host's build: the loader hands them to Module Federation's runtime. The host itself
 * imports its libraries as any program does, so a page that needs no remote carries nothing of federation.
 */
export class HostSharedPlugin {
  constructor(
    private readonly root: string,
    private readonly modules: readonly SharedModule[],
  ) {}

  apply(compiler: webpack.Compiler): void {
    const request = `data:text/javascript,${encodeURIComponent(this.source())}`;
    new webpack.NormalModuleReplacementPlugin(
      /^\.\/host-shared$/,
      (data: { request: string; context: string; contextInfo: { issuer: string } }) => {
        data.request = request;
        // What the host resolves is what it gives, not what the loader's own package would find.
        data.context = this.root;
      },
    ).apply(compiler);
    new webpack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      // The loader fetches remotes by itself; Module Federation's runtime shares modules between them.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      FEDERATION_HAS_EXPOSES: 'true',
    }).apply(compiler);
  }

  private source(): string {
    const imports = this.modules.map(({ key, eager }, place) =>
      eager ? `import * as given${place} from ${JSON.stringify(key)};` : '',
    );
    const entries = this.modules.map((module, place) => {
      const key = JSON.stringify(module.key);
      const version = installedVersion(this.root, module.package);
      const config = { singleton: true, strictVersion: module.strict, requiredVersion: `^${version}` };
      const access = module.eager
        ? `lib: () => given${place}`
        : `get: () => import(${key}).then((module) => () => module)`;
      const fixed = `version: ${JSON.stringify(version)}, scope: 'default', shareConfig: ${JSON.stringify(config)}`;
      return `${key}: { ${fixed}, ${access} },`;
    });
    return `${imports.join('\n')}\nexport const hostShared = {\n${entries.join('\n')}\n};`;
  }
}
