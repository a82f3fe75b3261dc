/** The forms of a new remote's name. */
export interface RemoteNames {
  /** `mf-acme-quiz`. */
  readonly id: string;
  /** `acme-quiz`: folder of its screen, and the first part of its address. */
  readonly area: string;
  /** `Acme Quiz`: entry of the menu and heading of its screen. */
  readonly title: string;
  /** `AcmeQuiz`: its component. */
  readonly component: string;
}

const ID = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/**
 * The names of a remote from its id.
 * @returns undefined for an invalid id
 */
export function namesOf(id: string): RemoteNames | undefined {
  const area = ID.exec(id)?.[1];
  if (area === undefined) return undefined;
  const words = area.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, area, title: words.join(' '), component: words.join('') };
}

/** The files of a new remote, by path in its folder: a screen, a menu entry, and the tests of every remote. */
export function remoteFiles(
  { id, area, title, component }: RemoteNames,
  patterns: { packageJson: string; tsconfig: string },
) {
  return {
    'package.json': patterns.packageJson.replace(/"name": "@waymark\/mf-[a-z]+"/, `"name": "@waymark/${id}"`),
    'tsconfig.json': patterns.tsconfig,
    'src/manifest.ts': `import { type RemoteManifest, WHOLE_HOST } from '@waymark/contract';

const path = '/${area}/:game';

/** What the ${area} remote says of itself: read by its build for the registry, and by the remote itself. */
export const manifest: RemoteManifest<'${area}'> = {
  id: '${id}',
  contract: '^1.0.0',
  requires: WHOLE_HOST,
  optional: {},
  api: '^1.0.0',
  routes: [{ path, screen: '${area}', first: ['/games/:game.json'] }],
  menu: [{ label: '${title}', icon: 'stream', group: 'run', order: 90, path, for: ['everyone'] }],
};
`,
    'src/remote.ts': `import { defineRemote, lazyScreen } from '@waymark/host-kit';
import { manifest } from './manifest';

const ${component}Screen = lazyScreen(async () => (await import('./${area}/${area}')).${component});

export default defineRemote({ manifest, screens: { '${area}': { screen: ${component}Screen } } });
`,
    [`src/${area}/${area}.tsx`]: `import { type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { EmptyState, Page, PageTitle } from '@waymark/ui';

/** The first screen of this remote. */
export function ${component}() {
  const game = readGameId(useParams().game);
  if (game) return <${component}Of key={game} game={game} />;
  return (
    <Page>
      <GameNotFound />
    </Page>
  );
}

function ${component}Of({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const name = useGameTitle(game, t('${title}'));
  return (
    <Page>
      <PageTitle title={t('${title}')} />
      <EmptyState title={name ?? ''} />
    </Page>
  );
}
`,
    'src/testing/conformance-case.ts': `import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** How this remote is tried, with the platform played. */
export const conformanceCase: ConformanceCase = {
  path: '/${area}/7',
  otherPath: '/${area}/8',
  respond: () => ({ game: buildGame() }),
};
`,
    'src/remote.test.tsx': `import { describeConformance } from '@waymark/testing';
import remote from './remote';
import { conformanceCase } from './testing/conformance-case';

describeConformance(remote, conformanceCase);
`,
  } satisfies Readonly<Record<string, string>>;
}
