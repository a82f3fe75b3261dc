/**
 * Three kinds of unit tests: `web` (components, in jsdom), `node` (everything without a screen) and `provider` (through
 * HTTP against a real database). `pnpm unit --selectProjects web` runs one kind.
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
  // Node 20 cannot require ESM packages, so what ships as ESM only is transformed as well.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jotai|@module-federation|react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@react-types|@internationalized|lucide|@fontsource-variable|@electric-sql|supercluster|kdbush)[@+])',
  ],
  moduleNameMapper: { '\\.(woff2|png|svg)$': '<rootDir>/packages/testing/src/jest/asset-stub.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.tsbuild/'],
  modulePathIgnorePatterns: ['/.tsbuild/', '/dist/'],
};

export default {
  // Nothing here is timed; a busy machine may take its time. Jest hears of it here, and not within a project.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/testing/src/jest/browser-environment.cjs',
      setupFiles: ['<rootDir>/packages/testing/src/jest/setup-browser.ts'],
      testMatch: [
        '<rootDir>/{shell,mf-*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/packages/{ui,host,host-kit,client,embed,sandbox,testing}/src/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/{bucket,conformance,contract,federation,launch,players,bench}/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'provider',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/provider/src/**/*.test.ts'],
    },
  ],
};
