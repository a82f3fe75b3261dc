import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const mermaidWithoutThemes = jest.requireActual<(source: string) => string>('./mermaid-without-themes.cjs');

const CHUNKS = path.resolve(__dirname, '../../../../../mf-presentation/node_modules/mermaid/dist/chunks/mermaid.core');

test("one file of mermaid loses its themes' classes, and keeps their names for what asks for them", () => {
  const files = readdirSync(CHUNKS).filter((file) => file.endsWith('.mjs'));
  const changed = files.flatMap((file) => {
    const source = readFileSync(path.join(CHUNKS, file), 'utf8');
    const left = mermaidWithoutThemes(source);
    return left === source ? [] : [{ source, left }];
  });
  expect(changed).toHaveLength(1);
  const [{ source, left } = { source: '', left: '' }] = changed;
  expect(left.length).toBeLessThan(source.length / 2);
  expect(left).not.toContain('class Theme');
  expect(left).not.toMatch(/var Theme\d* = class/);
  const [themes = ''] = /^var getThemeVariables\d* = .*\nvar themes_default = .*;$/m.exec(left) ?? [];
  const defined = new Function(`${themes}\nreturn themes_default;`)() as Readonly<
    Record<string, { readonly getThemeVariables: () => object }>
  >;
  expect(Object.keys(defined)).toEqual(expect.arrayContaining(['base', 'default', 'dark']));
  expect(defined.default?.getThemeVariables()).toEqual({});
});

test('themes that are exported in another way are noticed', () => {
  const source = '// src/themes/theme-base.js\nvar themes_default = {\n  base: {\n  }\n};\n';
  expect(() => mermaidWithoutThemes(source)).toThrow('has its themes elsewhere');
});
