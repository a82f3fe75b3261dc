import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFolder, type SharedModule } from './shared';

/**
 * Turns imports of a facade by path (`../router`, inside its package) into imports by name: only those are shared, and
 * bundling a facade would add a second copy of its library. Can go once Module Federation shares by resolved file.
 */
export class FacadePlugin {
  private readonly keys = new Map<string, string>();

  constructor(root: string, modules: readonly SharedModule[]) {
    for (const { key, package: packageName } of modules) {
      const folder = packageFolder(root, packageName);
      if (!key.startsWith('@waymark/') || folder === undefined) continue;
      const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const { exports = {} } = manifest as { exports?: Record<string, string> };
      const target = exports[key.replace(packageName, '.')];
      if (target) this.keys.set(path.join(realpathSync(folder), target.replace(/\.tsx?$/, '')), key);
    }
  }

  apply(compiler: webpack.Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^\.\.?\//, (data: { context: string; request: string }) => {
      data.request = this.keys.get(path.resolve(data.context, data.request)) ?? data.request;
    }).apply(compiler);
  }
}
