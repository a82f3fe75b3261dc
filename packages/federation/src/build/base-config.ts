import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { packageFolder, WITHHELD_STYLES } from './shared';

/** `production` is what is released; `development` is for working on it. */
export type BuildMode = 'production' | 'development';

/** Folder of this package's build code. */
export const BUILD_FOLDER = path.dirname(fileURLToPath(import.meta.url));
/** Folder of the repository. */
export const REPOSITORY = path.resolve(BUILD_FOLDER, '../../../..');

/** The file of single-spa that can be read and left out in parts; the minified one is all or nothing. */
const PARCELS = 'lib/es2015/esm/single-spa.dev.js';

/** Files of libraries that write style elements or markup into the page, which strict pages refuse. */
const KEPT_FROM_THE_PAGE =
  /[\\/]dist[\\/](styled-components\.browser\.esm\.js|private[\\/][\w-]+[\\/](usePress|usePreventScroll|LiveAnnouncer)\.mjs)$/;

/** Parts of libraries that every page would carry and nobody calls, with what stands in for them. */
const NEVER_USED: readonly (readonly [request: RegExp, instead: string])[] = [
  // No browser that runs the builder needs prefixed rules.
  [/^\.\/Prefixer\.js$/, 'no-prefixes.mjs'],
  [/^\.\/mutationCache\.js$/, 'no-mutations.mjs'],
  [/^\.\/infiniteQueryBehavior\.js$/, 'no-endless-queries.mjs'],
];

/** What every build has in common. */
export interface BaseOptions {
  /** Folder of the package that is built. */
  readonly root: string;
  readonly mode: BuildMode;
  /** Keeps builds apart in the cache. */
  readonly name: string;
  /** Folder of the persistent cache; none keeps nothing. */
  readonly cacheFolder?: string | undefined;
  /** Instruments components so that an edit keeps their state. */
  readonly hot?: boolean;
}

/** Resolving, compiling and minifying, the same for shell, remotes and the monolith. */
export function baseConfig(options: BaseOptions): webpack.Configuration {
  const { root, mode, name } = options;
  const development = mode === 'development';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      // The package's exports name its development build for everybody, warnings and all.
      alias: development ? {} : { ...routerAlias(root), 'single-spa$': `single-spa/${PARCELS}` },
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // Loaders and runtimes are this package's own dependencies.
      modules: ['node_modules', path.resolve(BUILD_FOLDER, '../../node_modules')],
    },
    resolveLoader: { modules: [path.resolve(BUILD_FOLDER, '../../node_modules')] },
    module: {
      strictExportPresence: true,
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              // Development's own JSX runtime is there where the host is a development build as well.
              transform: {
                react: { runtime: 'automatic', development: options.hot ?? false, refresh: options.hot ?? false },
              },
            },
          },
        },
        ...(development
          ? []
          : [
              { test: /[\\/]single-spa\.dev\.js$/, loader: path.join(BUILD_FOLDER, 'browser/parcels-only.cjs') },
              {
                test: KEPT_FROM_THE_PAGE,
                loader: path.join(BUILD_FOLDER, 'browser/own-styles.cjs'),
                options: { withheld: WITHHELD_STYLES },
              },
              {
                test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
                loader: path.join(BUILD_FOLDER, 'browser/router-in-parts.cjs'),
              },
              {
                test: /[\\/]contract[\\/]src[\\/].*\.ts$/,
                enforce: 'post' as const,
                loader: path.join(BUILD_FOLDER, 'browser/contract-in-parts.cjs'),
              },
            ]),
        { test: /\.(png|svg|webp|woff2)$/, type: 'asset' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    plugins: [
      ...NEVER_USED.map(
        ([request, instead]) =>
          new webpack.NormalModuleReplacementPlugin(request, path.join(BUILD_FOLDER, 'browser', instead)),
      ),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    ...(options.cacheFolder === undefined
      ? {}
      : {
          cache: {
            type: 'filesystem',
            name: `${name}-${mode}${options.hot ? '-hot' : ''}`,
            cacheDirectory: options.cacheFolder,
            // A library that was patched keeps its version, by which webpack knows it.
            buildDependencies: { config: [`${BUILD_FOLDER}/`], lock: [path.join(REPOSITORY, 'pnpm-lock.yaml')] },
          },
        }),
  };
}

function routerAlias(root: string): Record<string, string> {
  const folder = packageFolder(root, 'react-router');
  return folder ? { 'react-router$': path.join(folder, 'dist/production/index.mjs') } : {};
}

/** Runs one build; throws with the readable errors of webpack. */
export async function runBuild(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  try {
    return await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack answered nothing'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
