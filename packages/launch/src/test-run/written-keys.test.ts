import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** The workspace root. Jest runs this file as CommonJS, which has no import.meta. */
const root = join(__dirname, '../../../..');
const RULE = 'packages/launch/src/test-run/written-keys.grit';
/** The settings name it too. */
const OTHER_RULE = 'packages/launch/src/test-run/native-titles.grit';

const OFFENCES = [
  "export const options = { queryKey: ['game', 7] };",
  "export const options = { queryKey: ['game', 7] as const };",
  "export const options = { queryKey: ['game', 7] satisfies QueryKey };",
  "void client.invalidateQueries({ queryKey: ['game', 7] });",
  "client.removeQueries({ queryKey: ['game', 7] });",
  "client.setQueryData(['game', 7], {});",
  "client.setQueryData<Game>(\n  ['game', 7],\n  (before) => before,\n);",
  "this.#queries.getQueryData<Game>(['game', 7]);",
  "client?.getQueryState(['game', 7]);",
  "void client.ensureQueryData(['game', 7]);",
  "client.removeQueries(['game', 7]);",
  "useRecordMutations({ record: ['game', 7] });",
  "useRecordMutations({ lists: ['games'] });",
  "const key = ['game', 7];",
  "const gameKey: QueryKey = ['game', 7];",
];
const FINE = [
  'export const options = { queryKey: keys.game(id) };',
  'client.setQueryData(keys.game(id), [1, 2]);',
  'const { queryKey } = options;',
  "const names = ['game'];",
  "export const field = { key: ['game'] };",
];

let folder: string;
/** Files rejected by the lint stage, by path. */
let refused: ReadonlySet<string>;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'written-keys-')));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('.gitignore', 'dist\n');
  put(RULE, '');
  for (const rule of [RULE, OTHER_RULE]) copyFileSync(join(root, rule), join(folder, rule));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [at, text] of OFFENCES.entries()) put(`mf-games/src/offence-${at}.ts`, text);
  for (const [at, text] of FINE.entries()) put(`mf-games/src/fine-${at}.ts`, text);
  put('mf-games/src/editor.test.ts', OFFENCES.join('\n'));
  put('packages/client/src/query-keys.ts', OFFENCES.join('\n'));
  put('packages/client/src/nouns/games.ts', OFFENCES.join('\n'));
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const reported = stdout.matchAll(/^::error title=plugin,file=([^,]+),.*Take the key from/gm);
  refused = new Set([...reported].map(([, path = '']) => relative(folder, resolve(folder, path))));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a key of the query cache', () => {
  it.each(OFFENCES.map((text, at) => [text, at] as const))('must not be written by hand: %s', (_, at) => {
    expect(refused).toContain(`mf-games/src/offence-${at}.ts`);
  });

  it.each(FINE.map((text, at) => [text, at] as const))('may come from the module of keys: %s', (_, at) => {
    expect(refused).not.toContain(`mf-games/src/fine-${at}.ts`);
  });

  it('may be written in the module of keys and in tests only', () => {
    expect(refused).toContain('packages/client/src/nouns/games.ts');
    expect(refused).not.toContain('packages/client/src/query-keys.ts');
    expect(refused).not.toContain('mf-games/src/editor.test.ts');
  });
});
