import type { KeptFile } from '@waymark/federation/releases';
import { RegistryFile } from './registry-file';

const document = (revision: number): KeptFile => ({
  content: Buffer.from(JSON.stringify({ channel: 'stable', revision, remotes: [] })),
  tag: String(revision),
});

/** A store whose responses the test controls, and a reader of it with a short timeout. */
function silentStore() {
  const questions: ((file: KeptFile) => void)[] = [];
  const lines: string[] = [];
  const files = { place: 'nowhere', read: () => new Promise<KeptFile>((resolve) => questions.push(resolve)) };
  const file = new RegistryFile(
    files,
    'registry/stable.json',
    {},
    { timeoutMs: 5, onRefused: (why) => lines.push(why) },
  );
  return { file, questions, lines };
}

it('a silent store keeps the registry in force, until it answers', async () => {
  const { file, questions, lines } = silentStore();
  const first = file.read();
  questions[0]?.(document(1));
  expect((await first).revision).toBe(1);
  expect((await file.read()).revision).toBe(1);
  expect((await file.read()).revision).toBe(1);
  expect(questions).toHaveLength(2);
  expect(lines).toEqual(['The store does not answer (registry/stable.json); revision 1 stays in force']);
  questions[1]?.(document(2));
  await new Promise((resolve) => setImmediate(resolve));
  const next = file.read();
  questions[2]?.(document(3));
  expect((await next).revision).toBe(3);
});

it('a store silent from the start leaves nothing in service, and is logged', async () => {
  const { file, lines } = silentStore();
  await expect(file.read()).rejects.toThrow('is missing or cannot be read');
  expect(lines).toEqual(['The store does not answer (registry/stable.json); nothing is in service']);
});
