import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command';

let store: string;
const lines = { log: '', error: '' };
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const env = () => ({ WAYMARK_STORE: store, WAYMARK_SIGNING_KEY: key });

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'waymark-cli-'));
  for (const where of ['log', 'error'] as const) {
    lines[where] = '';
    jest.spyOn(console, where).mockImplementation((...words) => {
      lines[where] += `${words.join(' ')}\n`;
    });
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(store, { recursive: true, force: true });
});

it.each(['help', '--help', '-h'])('%s lists the commands and succeeds', async (word) => {
  expect(await runCommand([word], env())).toBe(0);
  expect(lines.log).toContain('canary <remote> <percent> [version] [--channel stable]');
  expect(await runCommand(['rollback', '--help'], env())).toBe(0);
  expect(lines.log).toContain('waymark rollback <remote> [--channel stable]');
});

it.each([[[]], [['constructor']], [['publish', 'mf-games']]])('%j is not a command', async (words) => {
  expect(await runCommand(words, env())).toBe(2);
  expect(lines.error).toContain('waymark <command>');
});

// Each of these would otherwise do something unintended, or silently nothing.
it.each([
  ['rollback mf-games 1.0.0', '"1.0.0" is one argument too many: waymark rollback <remote>'],
  [
    'release mf-games 10%',
    '"10%" is one argument too many: waymark release <remote> [--channel stable] [--canary 10%]',
  ],
  ['rollback mf-games --canary 10%', 'There is no --canary here: waymark rollback <remote>'],
  ['release mf-games --canary 0%', 'Give a percentage such as 10%, not "0%"'],
  ['release mf-nothing', 'Name a remote to release. There are: mf-challenges, mf-games'],
  ['prune --days=', '--days is empty'],
  ['prune --days 1e3', '"1e3" is not a number of days'],
  ['prune --days -1', '--days'],
  ['list --store=', '--store is empty'],
  ['list mf-nothing', 'There is no release of mf-nothing in'],
  ['verify mf-nothing', 'There is no release of mf-nothing in'],
  ['verify --all', "Unknown option '--all'"],
  ['canary', 'Name a remote, such as mf-games'],
  ['canary mf-games', 'Give a percentage such as'],
  ['canary mf-games 101%', 'Give a percentage such as'],
  ['promote mf-games --channel ../x', 'There is no channel "../x". There are: stable, staging'],
  ['rollback mf-games --channel stagging', 'There is no channel "stagging". There are: stable, staging'],
  ['promote mf-games --from Staging', 'There is no channel "Staging". There are: stable, staging'],
  ['promote mf-games', 'mf-games has nothing on trial in stable and nothing in staging: name a version'],
  ['rollback mf-games', 'mf-games has no release in service'],
  ['retire shell', 'Name a shell that is in service, as in "retire shell 1.0.0". There is none'],
  ['prove mf-games', 'Name a remote and a version, as in "prove mf-games 1.0.0"'],
  ['list --store https://example.test/x', 'A store is a folder or s3://bucket/prefix'],
])('"%s" is rejected with one sentence', async (line, sentence) => {
  expect(await runCommand(line.split(' '), env())).toBe(1);
  expect(lines.error).toContain(sentence);
  expect(lines.error).not.toMatch(/\n\s+at /);
  expect(lines.log).toBe('');
});

it('an empty store has nothing to list, verify or prune', async () => {
  for (const word of ['list', 'verify', 'prune', 'matrix']) expect(await runCommand([word], env())).toBe(0);
  expect(lines.log).toBe(
    'No release is in service: "waymark release mf-games" puts one there\nNo release is published yet\nNothing to take away\nNo shell is in service: "waymark release shell" puts one there\n',
  );
});
