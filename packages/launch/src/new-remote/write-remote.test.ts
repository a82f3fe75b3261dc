import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRemotes } from '../settings/remotes';
import { type ScratchRemote, scratchRemote } from '../testing/scratch-remote';
import { writeRemote } from './write-remote';

let remote: ScratchRemote;

beforeAll(async () => {
  remote = await scratchRemote('mf-chat');
});
afterAll(() => remote?.remove());

// e2e/specs/dev.spec.ts shows that it builds, is in the shell's menu and can be developed.
it('writes a remote with a screen, a menu entry and tests, and registers it', async () => {
  const read = (file: string) => readFile(path.join(remote.root, file), 'utf8');
  expect(await readdir(path.join(remote.folder, 'src'))).toEqual(
    expect.arrayContaining(['chat', 'manifest.ts', 'remote.test.tsx', 'testing']),
  );
  expect(await read('mf-chat/package.json')).toContain('"@waymark/mf-chat"');
  expect(await read('mf-chat/src/manifest.ts')).toContain("path = '/chat/:game'");
  expect(await read('tsconfig.json')).toContain('{ "path": "mf-chat" }');
  expect(readRemotes(await read('remotes.json')).at(-1)).toEqual({ id: 'mf-chat' });
});

it('accepts an id of several words', async () => {
  await writeRemote(remote.root, 'mf-acme-quiz');
  const read = (file: string) => readFile(path.join(remote.root, 'mf-acme-quiz/src', file), 'utf8');
  expect(await read('acme-quiz/acme-quiz.tsx')).toContain('export function AcmeQuiz()');
  expect(await read('manifest.ts')).toContain("label: 'Acme Quiz'");
});

it.each(['chat', 'mf--quiz', 'mf-quiz-', 'mf-', 'mf-Chat', 'mf-../x', 'mf-presentation'])(
  'refuses to write %s',
  async (id) => {
    await expect(writeRemote(remote.root, id)).rejects.toThrow(/remote id is mf-|already/);
  },
);
