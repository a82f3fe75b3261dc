import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';

const require = createRequire(import.meta.url);

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false, check: false },
  // Only viewed on this machine, so it isn't minified.
  webpackFinal: (webpack) => ({ ...webpack, optimization: { ...webpack.optimization, minimize: false } }),
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  staticDirs: [
    {
      from: fileURLToPath(
        new URL('.', `file://${require.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')}`),
      ),
      to: '/fonts',
    },
  ],
};

export default config;
