import { existsSync } from 'node:fs';
import path from 'node:path';
import { listRemotes } from '@waymark/federation/build';
import { ROOT } from '@waymark/launch';

it('covers every remote with a conformance case', async () => {
  const without = (await listRemotes()).filter(
    (id) => !existsSync(path.join(ROOT, id, 'src/testing/conformance-case.ts')),
  );
  expect(without).toEqual([]);
});
