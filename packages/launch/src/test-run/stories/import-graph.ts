import { readFileSync } from 'node:fs';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
};

/** Finds the files of the workspace that a file imports, directly or indirectly. Installed packages are ignored. */
export class ImportGraph {
  readonly #direct = new Map<string, readonly string[]>();
  readonly #resolutions = ts.createModuleResolutionCache('/', (name) => name, OPTIONS);

  /** The file itself and all files it imports. */
  filesOf(entry: string): ReadonlySet<string> {
    const found = new Set([entry]);
    // A set also visits what is added during the loop.
    for (const file of found) for (const imported of this.#importsOf(file)) found.add(imported);
    return found;
  }

  #importsOf(file: string): readonly string[] {
    const known = this.#direct.get(file);
    if (known) return known;
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      const { resolvedModule } = ts.resolveModuleName(fileName, file, OPTIONS, ts.sys, this.#resolutions);
      const path = resolvedModule?.resolvedFileName;
      return path && !path.includes('/node_modules/') ? [path] : [];
    });
    this.#direct.set(file, imports);
    return imports;
  }
}
