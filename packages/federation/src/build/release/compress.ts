import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './integrity';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` next to every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const content = await readFile(file);
    const [brotli, zipped] = await Promise.all([
      packBrotli(content, brotliOptions(content.length)),
      packGzip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  }
}

/** Transfer size of a file, with brotli if available. */
export async function sentBytes(file: string): Promise<number> {
  const packed = await stat(`${file}.br`).catch(() => stat(file));
  return packed.size;
}

const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
