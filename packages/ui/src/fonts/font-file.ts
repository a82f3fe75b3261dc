import { createRequire } from 'node:module';

/** Path of the font's Latin file, for builds that copy it. Node only. */
export const interLatinFile = (): string =>
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
