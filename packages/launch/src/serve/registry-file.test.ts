import type { KeptFile } from '@waymark/federation/releases';
import { RegistryFile } from './registry-file';

const document = (revision: number): KeptFile => ({
  content: Buffer.from(JSON.stringify({ channel: 'stable', revision, remotes: [] })),
  tag: String(revision),
});

/** A store whose responses the test controls, and a reader of it with a short timeout. */
function silentStore() {
  const questions: ((file: KeptFile) => void)[] = [];
  const said: string[] = [];
  const files = { place: 'nowhere', read: () => new Promise<KeptFile>((resolve) => questions.push(resolve)) };
  const file = new RegistryFile(
    files,
    'registry/stable.json',
    {},
    { timeoutMs: 5, onRefused: (why) => said.push(why) },
  );
  return { file, questions, said };
}

it('a silent store keeps the registry in force, until it answers', async () => {
  const { file, questions, said } = silentStore();
  const first = file.read();
  questions[0]?.(document(1));
  expect((await first).revision).toBe(1);
  expect((await file.read()).revision).toBe(1);
  expect((await file.read()).revision).toBe(1);
  expect(questions).toHaveLength(2);
  expect(said).toEqual(['The store does not answer (registry/stable.json); revision 1 stays in force']);
  questions[1]?.(document(2));
  await new Promise((resolve) => setImmediate(resolve));
  const next = file.read();
  questions[2]?.(document(3));
  expect((await next).revision).toBe(3);
});

it('a store silent from the start leaves nothing in service, and is logged', async () => {
  const { file, said } = silentStore();
  await expect(file.read()).rejects.toThrow('is missing or cannot be read');
  expect(said).toEqual(['The store does not answer (registry/stable.json); nothing is in service']);
});
