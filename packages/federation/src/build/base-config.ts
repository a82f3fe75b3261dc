import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { packageFolder, WITHHELD_STYLES } from './shared';

/** `production` for releases, `development` for working on them. */
export type BuildMode = 'production' | 'development';

/** Folder of this package's build code. */
export const BUILD_FOLDER = path.dirname(fileURLToPath(import.meta.url));
/** Folder of the repository. */
export const REPOSITORY = path.resolve(BUILD_FOLDER, '../../../..');

/** single-spa's readable file, from which parts can be removed; the minified one is all or nothing. */
const PARCELS = 'lib/es2015/esm/single-spa.dev.js';

/** Library files that write style elements or markup, which strict pages refuse. */
const KEPT_FROM_THE_PAGE =
  /[\\/]dist[\\/](styled-components\.browser\.esm\.js|private[\\/][\w-]+[\\/](usePress|usePreventScroll|LiveAnnouncer)\.mjs)$/;

/** Unused parts of libraries that every page would load, with their replacements. */
const NEVER_USED: readonly (readonly [request: RegExp, instead: string])[] = [
  // No supported browser needs prefixed rules.
  [/^\.\/Prefixer\.js$/, 'no-prefixes.mjs'],
  [/^\.\/mutationCache\.js$/, 'no-mutations.mjs'],
  [/^\.\/infiniteQueryBehavior\.js$/, 'no-endless-queries.mjs'],
];

/** Options of every build. */
export interface BaseOptions {
  /** Folder of the package. */
  readonly root: string;
  readonly mode: BuildMode;
  /** Separates builds in the cache. */
  readonly name: string;
  /** Folder of the persistent cache; none by default. */
  readonly cacheFolder?: string | undefined;
  /** Instruments components so that edits keep their state. */
  readonly hot?: boolean;
}

/** Resolving, compiling and minifying, shared by shell, remotes and the monolith. */
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
      // The package's exports always name its development build, with warnings.
      alias: development ? {} : { ...routerAlias(root), 'single-spa$': `single-spa/${PARCELS}` },
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // Loaders and runtimes are dependencies of this package.
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
              // The development JSX runtime exists only if the host is a development build too.
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
                test: /[\\/]mermaid-in-turns\.ts$/,
                enforce: 'post' as const,
                loader: path.join(BUILD_FOLDER, 'browser/mermaid-in-parts.cjs'),
              },
              {
                test: /[\\/]mermaid[\\/]dist[\\/]chunks[\\/]mermaid\.core[\\/]chunk-\w+\.mjs$/,
                loader: path.join(BUILD_FOLDER, 'browser/mermaid-without-themes.cjs'),
              },
              {
                test: /[\\/]contract[\\/]src[\\/].*\.ts$/,
                enforce: 'post' as const,
                loader: path.join(BUILD_FOLDER, 'browser/contract-in-parts.cjs'),
              },
              {
                test: /\.tsx?$/,
                exclude: /node_modules/,
                enforce: 'post' as const,
                loader: path.join(BUILD_FOLDER, 'browser/dense-styles.cjs'),
              },
            ]),
        {
          test: /\.(png|svg|webp|woff2)$/,
          // With `?inline` in the script: a partner's strict page allows the script, but no fonts.
          oneOf: [{ resourceQuery: /^\?inline$/, type: 'asset/inline' }, { type: 'asset' }],
        },
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
            // A patched library keeps its version, which is webpack's cache key.
            buildDependencies: { config: [`${BUILD_FOLDER}/`], lock: [path.join(REPOSITORY, 'pnpm-lock.yaml')] },
          },
        }),
  };
}

/** `react-router-dom`, which the facade imports, is react-router by another name. */
function routerAlias(root: string): Record<string, string> {
  const way = ['@waymark/host-kit', 'react-router-dom', 'react-router'];
  const folder = way.reduce<string | undefined>((from, name) => from && realFolder(from, name), root);
  return folder ? { 'react-router$': path.join(folder, 'dist/production/index.mjs') } : {};
}

function realFolder(from: string, packageName: string): string | undefined {
  const folder = packageFolder(from, packageName);
  return folder && realpathSync(folder);
}

/** Runs one build; throws webpack's errors in readable form. */
export async function runBuild(config: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  try {
    return await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack returned nothing'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}
