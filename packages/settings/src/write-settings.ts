import { readFileSync, writeFileSync } from 'node:fs';
import { withSettings } from './settings-document';

const guide = new URL('../../../docs/operating.md', import.meta.url);
writeFileSync(guide, withSettings(readFileSync(guide, 'utf8')));
