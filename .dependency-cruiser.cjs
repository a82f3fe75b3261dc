/**
 * The arrows of the house run one way; each rule says in its comment what to do instead. A workspace package is reached
 * by its name, so what resolves to another package's folder is an arrow between the two.
 */
const WORKSPACE = '^(packages|shell|mf-[^/]+|e2e)/';
/** Tests, stories, and what only they use. */
const TESTS = '(\\.(test|stories)\\.tsx?$|/src/testing/)';

/** A package may import these packages and itself, and no other part of the workspace. */
const arrows = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TESTS },
  to: { path: WORKSPACE, pathNot: [from, ...allowed.map((target) => `^packages/${target}/`)] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one, or need a third: move what both use into a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remote-imports-no-remote',
      severity: 'error',
      comment:
        'Remotes ship on days of their own. Link to the other remote by its address, or move the part to packages/ui.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remote-imports-no-shell',
      severity: 'error',
      comment: 'A remote also runs outside the shell. Ask for a capability of the Host in packages/contract instead.',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'The shell knows remotes through the registry alone: put what it must know into the remote’s manifest.',
      from: {
        path: '^(shell|packages/(contract|client|host|host-kit|ui|federation|embed|sandbox|testing|provider|launch))/',
      },
      to: { path: '^mf-[^/]+/' },
    },
    {
      name: 'provider-behind-its-api',
      severity: 'error',
      comment: 'The provider is reached over HTTP. Put what both sides must know into packages/contract.',
      from: { path: '^(shell|mf-[^/]+|packages/(contract|client|host|host-kit|ui|federation|testing|embed|players))/' },
      to: { path: '^packages/provider/' },
    },
    arrows(
      'contract-imports-nothing',
      '^packages/contract/',
      [],
      'The contract is what everybody may import: move what it needs into the contract itself.',
    ),
    arrows('settings-import-nothing', '^packages/settings/', [], 'Settings are read; what they are for others know.'),
    arrows('bucket-imports-nothing', '^packages/bucket/', [], 'A bucket is spoken to; what lies in it others know.'),
    arrows(
      'studio-imports-contract',
      '^packages/studio/',
      ['contract'],
      'Pictures, films and music are made from bytes: what they belong to others know.',
    ),
    arrows(
      'client-imports-contract',
      '^packages/client/',
      ['contract'],
      'The client speaks the contract and knows no screen: hand what it needs in from outside.',
    ),
    arrows('ui-imports-contract', '^packages/ui/', ['contract'], 'Parts of the ui get data and functions as props.'),
    arrows(
      'host-kit-imports',
      '^packages/host-kit/',
      ['contract', 'client', 'ui'],
      'The host kit stands between the client and the remotes: nothing of the shell or of one remote belongs here.',
    ),
    arrows(
      'host-imports',
      '^packages/host/',
      ['contract', 'client', 'host-kit', 'ui', 'federation'],
      'What shell and embed are both made of: nothing of either belongs here.',
    ),
    arrows(
      'embed-imports',
      '^packages/embed/src/',
      ['contract', 'client', 'host', 'host-kit', 'ui', 'federation'],
      'An embed is a host like the shell, and made of the same parts.',
    ),
    arrows(
      'sandbox-imports',
      '^packages/sandbox/',
      ['contract', 'host', 'host-kit', 'ui', 'federation', 'testing'],
      'The sandbox is a host like the shell, built on the fake host of the tests.',
    ),
    arrows(
      'federation-imports-contract',
      '^packages/federation/',
      ['contract', 'bucket'],
      'Builds and loader know remotes by the contract: hand what they need in from outside.',
    ),
    arrows(
      'players-import-contract',
      '^packages/players/',
      ['contract'],
      'Players reach the provider as their apps do: over HTTP, with what the contract says.',
    ),
    arrows(
      'provider-imports-contract',
      '^packages/provider/',
      ['contract', 'bucket', 'settings', 'studio'],
      'Provider and builder share the contract alone, how a bucket is spoken to, and the settings.',
    ),
    arrows(
      'demo-imports',
      '^packages/demo/',
      ['contract', 'provider', 'settings'],
      'The demo is data for the provider, and goes in through its exports.',
    ),
    arrows(
      'remote-imports',
      '^mf-[^/]+/src/',
      ['contract', 'client', 'host-kit', 'ui'],
      'A remote is written with contract, client, host-kit and ui; everything else comes from its Host.',
    ),
    arrows(
      'shell-imports',
      '^shell/src/',
      ['contract', 'client', 'host', 'host-kit', 'ui', 'federation'],
      'The shell is made of contract, client, host, host-kit, ui and the loader.',
    ),
    {
      name: 'router-through-its-facade',
      severity: 'error',
      comment: 'Import from @waymark/host-kit/router: what is shared is the parts in use, not the whole library.',
      from: { path: '^(shell|mf-[^/]+|packages/(client|host|embed|ui|testing))/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'query-through-its-facade',
      severity: 'error',
      comment: 'Import from @waymark/host-kit/query: what is shared is the parts in use, not the whole library.',
      from: { path: '^(shell|mf-[^/]+|packages/(client|host|embed|ui))/' },
      to: { path: 'node_modules/@tanstack/(react-query|query-core)/' },
    },
    {
      name: 'atoms-through-their-door',
      severity: 'error',
      comment:
        'Import from @waymark/host-kit/screen-state: atoms taken from the library are shared by all mounts of a page.',
      from: { path: '^(shell|mf-[^/]+|packages/(client|host|embed|ui))/' },
      to: { path: 'node_modules/jotai/' },
    },
    {
      name: 'aria-through-its-door',
      severity: 'error',
      comment:
        'Export the part from packages/ui/src/aria.ts: React Aria is one shared module of exactly the parts in use.',
      from: { path: WORKSPACE, pathNot: '^packages/ui/src/(aria\\.ts|overlay/aria-scope\\.tsx)$' },
      to: { path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)/' },
    },
    {
      name: 'tiptap-through-its-door',
      severity: 'error',
      comment: 'Export the part from packages/ui/src/writing.ts: the editor is one shared module.',
      from: { path: WORKSPACE, pathNot: '^packages/ui/src/(writing|rich-text/rich-extensions)\\.ts$' },
      to: { path: 'node_modules/(@tiptap|prosemirror-[a-z]+)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-stays-with-tests',
      severity: 'error',
      comment: 'What lies in a folder named testing is for tests. Move what the program needs out of it.',
      from: { path: '^(packages/[^/]+|shell|mf-[^/]+)/', pathNot: [TESTS, '^packages/(bench|conformance|testing)/'] },
      to: { path: '^(shell|mf-[^/]+|packages/(?!testing/)[^/]+)/src/testing/' },
    },
    {
      name: 'single-spa-in-the-loader',
      severity: 'error',
      comment: 'Mounting is the loader’s: use createLoader of @waymark/federation/loader.',
      from: { path: WORKSPACE, pathNot: '^(packages/federation|shell)/' },
      to: { path: 'node_modules/single-spa/' },
    },
    {
      name: 'packages-by-their-name',
      severity: 'error',
      comment: 'Import the other package by its name; what its package.json does not export is its own business.',
      from: { path: '^(packages/[^/]+|shell|mf-[^/]+|e2e)/' },
      to: { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild|storybook-static|\\.storybook)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
