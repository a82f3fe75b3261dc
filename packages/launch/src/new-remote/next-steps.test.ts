import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root';
import { nextSteps } from './next-steps';

it('mentions that the title of the remote is a phrase to translate', () => {
  const steps = nextSteps('mf-chat');
  expect(steps).toContain('"Chat"');
  const [folder = ''] = /packages\/\S+dictionaries/.exec(steps) ?? [];
  expect(existsSync(join(ROOT, folder, 'de.tsv'))).toBe(true);
  expect(steps).toContain('"pnpm phrases"');
});
