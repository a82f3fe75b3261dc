import ts from 'typescript';

/**
 * The titles of the tests in a source text, without running it: each as a path from the outermost `describe`. Parts
 * known only at run time (`%s`, `$name`, `${…}`) match anything.
 */
export function readTitles(source: string, fileName: string): TestTitle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, outer));
      return;
    }
    const path = [...outer, call.pattern];
    if (call.kind === 'test') titles.push(new TestTitle(path));
    for (const argument of call.body) visit(argument, path);
  };
  visit(file, []);
  return titles;
}

/** One test of a file. */
export class TestTitle {
  constructor(private readonly path: readonly string[]) {}

  /** Whether a proof names this test: by its own title, or with those of its groups. */
  is(title: string): boolean {
    const wanted = normalise(title);
    return this.path.some((_, start) => {
      const pattern = this.path.slice(start).join(' ');
      return saysEnough(pattern) && fits(pattern, wanted);
    });
  }
}

/** Replaces a part of a title that is known only at run time. */
const UNKNOWN = '\u0000';

function readCall(
  call: ts.CallExpression,
): { kind: 'test' | 'group'; pattern: string; body: ts.Expression[] } | undefined {
  const name = nameOf(call.expression);
  const kind = name === 'describe' ? 'group' : name === 'test' || name === 'it' ? 'test' : undefined;
  const [title, ...body] = call.arguments;
  const pattern = title && patternOf(title);
  return kind && pattern !== undefined ? { kind, pattern, body } : undefined;
}

/** `test`, `it` or `describe` with `.each(…)`, `.describe` and the like; `test.step` and hooks are not tests. */
function nameOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) {
    const member = callee.name.text;
    if (member === 'describe') return 'describe';
    if (['only', 'concurrent', 'serial', 'parallel'].includes(member)) return nameOf(callee.expression);
    return undefined;
  }
  const each = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : callee;
  return ts.isPropertyAccessExpression(each) && each.name.text === 'each' ? nameOf(each.expression) : undefined;
}

function patternOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteral(title) || ts.isNoSubstitutionTemplateLiteral(title)) return withUnknowns(title.text);
  if (ts.isTemplateExpression(title)) {
    const rest = title.templateSpans.map((span) => UNKNOWN + withUnknowns(span.literal.text));
    return withUnknowns(title.head.text) + rest.join('');
  }
  if (ts.isBinaryExpression(title) && title.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return (patternOf(title.left) ?? UNKNOWN) + (patternOf(title.right) ?? UNKNOWN);
  }
  return undefined;
}

const withUnknowns = (text: string): string => text.replace(/%[sdifjop#]|\$[A-Za-z_][\w.]*/g, UNKNOWN);

/** Groups may be separated by a space or `›`. */
const normalise = (title: string): string =>
  title
    .replace(/\s*›\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A title such as `%s is %s` would match any proof. */
function saysEnough(pattern: string): boolean {
  return !pattern.includes(UNKNOWN) || pattern.replace(/[^\p{L}]/gu, '').length >= 5;
}

function fits(pattern: string, title: string): boolean {
  const source = normalise(pattern)
    .split(UNKNOWN)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(title);
}
