import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSettings } from './settings-document';

const guide = readFileSync(join(__dirname, '../../../docs/operating.md'), 'utf8');

it("matches the operators' guide", () => {
  // If this fails: pnpm settings
  expect(guide).toBe(withSettings(guide));
});

it('marks secrets, and shows defaults', () => {
  const table = withSettings(guide);
  expect(table).toMatch(/`WAYMARK_SECRET`.*\*Secret\.\*/);
  expect(table).toMatch(/`WAYMARK_PORT` \| `3000`/);
});
