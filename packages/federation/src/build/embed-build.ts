import path from 'node:path';
import webpack from 'webpack';
import { type BaseOptions, baseConfig } from './base-config';
import { packageOf, resourceOf } from './host-provided-plugin';
import { HostSharedPlugin } from './host-shared-plugin';
import { installedModules, SHARED_MODULES } from './shared';
import { isAria, isDates } from './shell-build';

/** Name of the loader's script. Without a hash, because partners refer to it. */
export const EMBED_FILE = 'embed.js';
const FRAME_FILE = 'frame.js';

/** Options of the embed's build. */
export interface EmbedBuildOptions extends Omit<BaseOptions, 'name'> {
  readonly outputFolder: string;
}

/**
 * The embed's build: a small module that defines the element, the page of a frame, and everything else in modules
 * loaded on demand. Modules know their own address, so any page may include them without a script policy.
 */
export function embedConfig(options: EmbedBuildOptions): webpack.Configuration {
  const base = baseConfig({ ...options, name: 'embed' });
  return {
    ...base,
    entry: {
      embed: path.join(options.root, 'src/loader/main.ts'),
      frame: path.join(options.root, 'src/frame/main.ts'),
    },
    experiments: { outputModule: true },
    output: {
      path: options.outputFolder,
      clean: true,
      module: true,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: 'waymark_embed',
      publicPath: 'auto',
      strictModuleErrorHandling: true,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          aria: { test: isAria, name: 'aria', chunks: 'async', enforce: true },
          dates: { test: isDates, name: 'dates', chunks: 'async', enforce: true },
          vendor: { test: isLibrary, name: 'vendor', chunks: 'async', enforce: true, priority: -1 },
        },
      },
    },
    module: { ...base.module, parser: { javascript: { importMeta: false } } },
    plugins: [
      ...(base.plugins ?? []),
      new HostSharedPlugin(options.root, installedModules(options.root, SHARED_MODULES)),
      { apply: (compiler: webpack.Compiler) => emitFramePage(compiler) },
    ],
  };
}

/** Rarely changing dependencies of the runtime, which browsers keep across releases. */
function isLibrary(module: webpack.Module): boolean {
  return /^(react|react-dom|scheduler|styled-components|stylis|zod|react-router(-dom)?|@tanstack\/.*|single-spa)$/.test(
    packageOf(resourceOf(module)) ?? '',
  );
}

const FRAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark</title>
<link rel="stylesheet" href="frame.css">
<script type="module" src="${FRAME_FILE}"></script>
</head>
<body></body>
</html>
`;

function emitFramePage(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('FramePage', (compilation) => {
    compilation.hooks.processAssets.tap('FramePage', () => {
      compilation.emitAsset('frame.html', new webpack.sources.RawSource(FRAME_PAGE));
      compilation.emitAsset('frame.css', new webpack.sources.RawSource('body{margin:0}\n'));
    });
  });
}
