import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';

interface Sheets {
  fontFaceSheet(url: string): string;
  tokenSheet(): string;
  baseSheet(): string;
}
interface FontFile {
  interLatinFile(): string;
}

/**
 * Writes the ui package's tokens, base rules and font as files, so that the page has colours and font before any script
 * runs.
 * @param skeleton rules for what shows before any script
 * @returns the names of the style sheet and the font
 */
export async function emitStyleSheet(
  compilation: webpack.Compilation,
  uiFolder: string,
  skeleton: string,
): Promise<{ readonly sheet: string; readonly font: string }> {
  const [sheets, { interLatinFile }] = await Promise.all([
    load<Sheets>(path.join(uiFolder, 'src/sheets.ts')),
    load<FontFile>(path.join(uiFolder, 'src/fonts/font-file.ts')),
  ]);
  const fontContent = await readFile(interLatinFile());
  const font = emitHashed(compilation, 'assets/inter', '.woff2', fontContent);
  const css = [sheets.fontFaceSheet(`/${font}`), sheets.tokenSheet(), sheets.baseSheet(), skeleton].join('\n');
  return { sheet: emitHashed(compilation, 'assets/base', '.css', Buffer.from(css)), font };
}

const load = async <T>(file: string): Promise<T> => (await tsImport(pathToFileURL(file).href, import.meta.url)) as T;

function emitHashed(compilation: webpack.Compilation, stem: string, extension: string, content: Buffer): string {
  const name = `${stem}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}${extension}`;
  if (!compilation.getAsset(name))
    compilation.emitAsset(name, new webpack.sources.RawSource(content), { immutable: true });
  return name;
}
