/**
 * Three kinds of unit tests: `web` (components, in jsdom), `node` (no screen) and `provider` (over HTTP with a real
 * database). `pnpm unit --selectProjects web` runs one kind. To run one file as well, use `--runTestsByPath <file>`:
 * jest takes a bare path after `--selectProjects` for another project.
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const shared = {
  transform: { '^.+\\.(t|j|mj|cj)sx?$': swc },
  // Node 20 cannot require ESM, so packages that are ESM only are transformed too.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jotai|@module-federation|react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@react-types|@internationalized|lucide|@fontsource-variable|@electric-sql|supercluster|kdbush)[@+])',
  ],
  moduleNameMapper: { '\\.(woff2|png|svg)(\\?inline)?$': '<rootDir>/packages/testing/src/jest/asset-stub.ts' },
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/jest/retry-once.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsbuild/'],
  modulePathIgnorePatterns: ['/.tsbuild/', '/dist/'],
};

const [, afterProjects = ''] = process.argv.join(' ').split(' --selectProjects ');
const swallowed = afterProjects
  .split(' -')[0]
  .split(' ')
  .filter((name) => name.includes('/'));
// biome-ignore lint/suspicious/noConsole: whoever starts jest reads this
if (swallowed.length > 0) console.warn(`Not run: ${swallowed.join(' ')}. Put --runTestsByPath before the files.`);

export default {
  // No test measures time, so a busy machine may be slow. Jest ignores this option inside a project.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/testing/src/jest/browser-environment.cjs',
      setupFiles: [
        '<rootDir>/packages/testing/src/jest/setup-browser.ts',
        '<rootDir>/packages/testing/src/jest/no-owner-stacks.ts',
      ],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/packages/testing/src/jest/patient-screens.ts'],
      testMatch: [
        '<rootDir>/{shell,mf-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/packages/{ui,host,host-kit,client,embed,sandbox,testing}/src/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/packages/testing/src/jest/worker-environment.cjs',
      testMatch: [
        '<rootDir>/packages/{bucket,settings,studio,conformance,contract,federation,launch,players,bench}/src/**/*.test.ts',
        '<rootDir>/packages/embed/examples/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'provider',
      testEnvironment: '<rootDir>/packages/testing/src/jest/worker-environment.cjs',
      testMatch: ['<rootDir>/packages/{provider,demo}/src/**/*.test.ts'],
    },
  ],
};
