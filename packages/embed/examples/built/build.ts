import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Shared by the builds of these pages: each resolves React from the given folder. */
function pageBuild(react: string, reactDom: string): webpack.Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: HERE,
    devtool: false,
    resolve: {
      extensions: ['.jsx', '.js'],
      alias: { react: folderOf(react), 'react-dom': folderOf(reactDom) },
    },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: false,
    optimization: { minimize: false },
  };
}

/** Builds the example page with its own React 18. */
export async function buildReactPage(outputFolder: string): Promise<void> {
  await run({
    ...pageBuild('react-18', 'react-dom-18'),
    name: 'react-18',
    entry: { 'react-18': './react-18/main.jsx' },
    output: { path: outputFolder, uniqueName: 'partner_react_18' },
  });
}

/** Builds the example page that is a federation host: webpack's container, and another version of React. */
export async function buildFederationPage(outputFolder: string): Promise<void> {
  const shared = { react: { singleton: true, version: '19.2.1' }, 'react-dom': { singleton: true, version: '19.2.1' } };
  const common = pageBuild('react-19-2', 'react-dom-19-2');
  const { ModuleFederationPlugin } = webpack.container;
  await Promise.all([
    run({
      ...common,
      name: 'host',
      entry: { main: './host/start.js' },
      output: { path: path.join(outputFolder, 'host'), uniqueName: 'partner_host', publicPath: '/built/host/' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'partner_host',
          remotes: { partner_widget: 'partner_widget@/built/widget/entry.js' },
          shared,
        }),
      ],
    }),
    run({
      ...common,
      name: 'widget',
      entry: {},
      output: { path: path.join(outputFolder, 'widget'), uniqueName: 'partner_widget', publicPath: '/built/widget/' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'partner_widget',
          filename: 'entry.js',
          exposes: { './widget': './widget/widget.jsx' },
          shared,
        }),
      ],
    }),
  ]);
}

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
