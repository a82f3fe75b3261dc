import webpack from 'webpack';
import { installedVersion, type SharedModule } from './shared';

/**
 * Adds the shared modules to a host's build; the loader puts them into the share scope. The host itself imports its
 * libraries normally, so a page without remotes loads no federation code. Can go once Module Federation's host needs no
 * runtime before the first remote.
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
        // The host shares the versions that it resolves, not the loader's own.
        data.context = this.root;
      },
    ).apply(compiler);
  }

  private source(): string {
    const imports = this.modules.map(({ key, eager }, place) =>
      eager ? `import * as given${place} from ${JSON.stringify(key)};` : '',
    );
    const entries = this.modules.map((module, place) => {
      const key = JSON.stringify(module.key);
      const version = JSON.stringify(installedVersion(this.root, module.package));
      const get = module.eager
        ? `() => Promise.resolve(() => given${place})`
        : `() => import(${key}).then((module) => () => module)`;
      return `${key}: { version: ${version}, from: 'waymark_host', loaded: ${module.eager}, get: ${get} },`;
    });
    return `${imports.join('\n')}\nexport const hostShared = {\n${entries.join('\n')}\n};`;
  }
}
