import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')) as {
  version: string;
};

/** Version of this provider. */
export const VERSION = read.version;
