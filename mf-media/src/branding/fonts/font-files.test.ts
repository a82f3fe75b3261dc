import { readFileSync } from 'node:fs';
import { FONT_PARTS } from './font-files';

const PACKAGES = { Lato: 'lato', OpenSans: 'open-sans', Caveat: 'caveat' } as const;
/** Left to the device's own fonts. */
const SIGNS = ['math', 'symbols'];

it.each(Object.entries(PACKAGES))('%s includes every script of its package', (name, folder) => {
  const held = JSON.parse(readFileSync(require.resolve(`@fontsource/${folder}/unicode.json`), 'utf8')) as object;
  const ranges = Object.entries(held).flatMap(([script, range]) => (SIGNS.includes(script) ? [] : [range]));
  expect(FONT_PARTS[name as keyof typeof FONT_PARTS].map(({ range }) => range).sort()).toEqual(ranges.sort());
});
