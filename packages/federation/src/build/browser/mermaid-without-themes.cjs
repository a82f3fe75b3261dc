// The path is drawn by ourselves, so mermaid's themes colour nothing. Mermaid yet computes one when it is loaded, when it
// is set up and for each diagram, and their eleven classes are two thirds of its largest file, which is one task to
// compile and run. Can go once mermaid loads its themes on demand.
const THEMES = /^\/\/ src\/themes\/[\s\S]*?^var themes_default = \{\n([\s\S]*?)^\};\n/m;
const NAME = /^ {2}"?([\w-]+)"?: \{$/gm;
const EXPORTED = /^ {2}(\w+) as getThemeVariables,$/m;

module.exports = function mermaidWithoutThemes(source) {
  const [, list] = THEMES.exec(source) ?? [];
  // Any other file of mermaid.
  if (list === undefined) return source;
  const [, variables] = EXPORTED.exec(source) ?? [];
  const names = [...list.matchAll(NAME)].map(([, name]) => JSON.stringify(name));
  if (!variables || names.length === 0) throw new Error('mermaid-without-themes: mermaid has its themes elsewhere');
  const themes = `var ${variables} = () => ({});
var themes_default = Object.fromEntries([${names.join(', ')}].map((name) => [name, { getThemeVariables: ${variables} }]));
`;
  return source.replace(THEMES, () => themes);
};
