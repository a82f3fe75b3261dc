import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Functions that translate phrases: `const t = useTranslate()`, and the host's. */
const LOOKERS = new Set(['t', 'translate']);
/** Folders whose phrases are shown. */
const SOURCES = /^(shell|mf-[a-z-]+|packages\/(ui|host|host-kit|embed))$/;
/** Mails, the page for choosing a password, and the page after connecting Dropbox. */
const LETTERS = ['packages/provider/src/mail', 'packages/provider/src/accounts', 'packages/provider/src/dropbox'];
/** Moods of soundtracks, and reasons why no films can be made. */
const REELS = ['packages/provider/src/reels', 'packages/studio/src/music'];
/** Refusals of the provider. Calls of players' apps, operators and other servers never show in the builder. */
const REFUSALS = 'packages/provider/src';
const NOT_REFUSING = /\/provider\/src\/(play|operator|backup|db|watch|releases|live|push|registry|storage)\//;
/** Functions that receive the text of a refusal. */
const REFUSERS = new Set([
  'errorOf',
  'malformed',
  'notAllowed',
  'conflict',
  'decided',
  'tooLarge',
  'wrongKind',
  'serviceDown',
  'invalid',
  'refuse',
  'wrong',
]);
/** Errors that only programs cause. */
const PROTOCOL = /JSON|Idempotency|[Rr]equest|ticket|package|signature|signed|phrase|operator|such call/;
/** A sentence for people. */
const REFUSAL = /^\p{Lu}.* .*[.?!]$/u;
/** A sentence that may start with a placeholder. */
const FILLED_REFUSAL = /^[\p{Lu}{].* .*[.?!]$/u;
/** Findings of the readiness check. */
const READINESS = 'packages/contract/src/readiness';
/** Messages for an area that fails to load. */
const FAILURES = 'packages/federation/src/loader/failure-words.ts';
/** Properties of objects and components whose texts are shown elsewhere. */
const WORDED = new Set([
  'label',
  'title',
  'phrase',
  'text',
  'sentence',
  'heading',
  'paragraphs',
  'lead',
  'message',
  'says',
  'why',
  'mood',
]);
/** Looks like a phrase: starts with a placeholder or a capital letter. */
const SENTENCE = /^(\p{Lu}|\{\w+\} )/u;
/** Names of modules with phrases; no other module has texts for the screen. */
const OWN_MODULE = /^(\.|@waymark\/)/;
const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  noLib: true,
  types: [],
  skipLibCheck: true,
};
const NOT_SHOWN = /\.(test|stories)\.tsx?$|\/testing\/|\.d\.ts$/;

/** The phrases of the source. */
export interface Phrases {
  /** Arguments of `t(…)`, and texts of the tables they come from. */
  readonly shown: readonly string[];
  /** All texts in the source; anything else is never shown. */
  readonly written: ReadonlySet<string>;
}

/**
 * Collects the phrases of the builder and its letters. Phrases composed at run time are missed, but builders report
 * them.
 */
export function collectPhrases(root: string): Phrases {
  const files = sourcesIn(root);
  const refusals = filesOf(root, REFUSALS).filter((file) => !NOT_REFUSING.test(file));
  const program = ts.createProgram([...files, ...refusals], OPTIONS, ownModulesOnly(root));
  const checker = program.getTypeChecker();
  const phrases = new Set<string>();
  const written = new Set<string>();
  const note = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) written.add(node.text);
  };
  const visitText = (node: ts.Node): void => {
    note(node);
    ts.forEachChild(node, visitText);
  };
  const visit = (node: ts.Node): void => {
    note(node);
    if (ts.isCallExpression(node) && LOOKERS.has(calledName(node))) {
      const [argument] = node.arguments;
      if (argument) for (const text of textsOf(argument, checker)) phrases.add(text);
    }
    if (ts.isPropertyAssignment(node) && WORDED.has(node.name.getText())) {
      for (const text of textsOf(node.initializer, checker)) if (SENTENCE.test(text)) phrases.add(text);
    }
    if (ts.isJsxAttribute(node) && WORDED.has(node.name.getText())) {
      for (const text of writtenIn(node.initializer)) if (SENTENCE.test(text)) phrases.add(text);
    }
    ts.forEachChild(node, visit);
  };
  const visitRefusals = (node: ts.Node): void => {
    note(node);
    if (ts.isCallExpression(node) && REFUSERS.has(calledName(node))) {
      for (const text of node.arguments.flatMap(refusalsIn).filter((words) => !PROTOCOL.test(words))) {
        phrases.add(text);
        written.add(text);
      }
    }
    ts.forEachChild(node, visitRefusals);
  };
  const wanted = new Set(files);
  const refusing = new Set(refusals);
  for (const source of program.getSourceFiles()) {
    if (refusing.has(source.fileName)) visitRefusals(source);
    (wanted.has(source.fileName) ? visit : visitText)(source);
  }
  const shown = [...phrases].filter((phrase) => /\p{L}/u.test(phrase)).sort();
  return { shown, written };
}

/** Skips libraries: parsing their types takes most of the time, and they contain no phrases. */
function ownModulesOnly(root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const cache = ts.createModuleResolutionCache(root, (name) => name, OPTIONS);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      OWN_MODULE.test(text) ? ts.resolveModuleName(text, from, OPTIONS, host, cache) : { resolvedModule: undefined },
    );
  return host;
}

function sourcesIn(root: string): string[] {
  const folders = [...readdirSync(root), ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  return folders
    .filter((folder) => SOURCES.test(folder))
    .map((folder) => `${folder}/src`)
    .concat(...LETTERS, READINESS, ...REELS)
    .flatMap((folder) => filesOf(root, folder))
    .concat(join(root, FAILURES));
}

const filesOf = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file));

/** The sentences in the argument of a refusal, with names for inserted values; a number is `{n}`. */
function refusalsIn(argument: ts.Node): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && REFUSAL.test(node.text)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(
        ({ expression, literal }, at) => `{${nameOf(expression, at === 0 ? node.head.text : '')}}${literal.text}`,
      );
      const text = `${node.head.text}${rest.join('')}`;
      if (FILLED_REFUSAL.test(text)) texts.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(argument);
  return texts;
}

/** The kind of inserted value: `other?.name || 'Somebody'` is a name; limits, constants and sums are numbers. */
function nameOf(expression: ts.Expression, before = ''): string {
  if (/(most|least|to) $/.test(before)) return 'n';
  if (ts.isIdentifier(expression)) return /^[A-Z_]+$/.test(expression.text) ? 'n' : expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  const isChoice =
    ts.isBinaryExpression(expression) &&
    [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(expression.operatorToken.kind);
  return isChoice ? nameOf(expression.left) : 'n';
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Literal texts in a property of a component: a call's result is already translated. */
function writtenIn(part: ts.Node | undefined): string[] {
  if (!part) return [];
  if (ts.isStringLiteralLike(part)) return [part.text];
  if (ts.isJsxExpression(part)) return writtenIn(part.expression);
  return ts.isConditionalExpression(part) ? [...writtenIn(part.whenTrue), ...writtenIn(part.whenFalse)] : [];
}

/** The texts an expression may evaluate to. */
function textsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((part) => textsOf(part, checker));
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) {
    return textsOf(expression.expression, checker);
  }
  if (ts.isConditionalExpression(expression)) {
    return [...textsOf(expression.whenTrue, checker), ...textsOf(expression.whenFalse, checker)];
  }
  if (ts.isBinaryExpression(expression)) {
    return [...textsOf(expression.left, checker), ...textsOf(expression.right, checker)];
  }
  const type = checker.getTypeAtLocation(expression);
  const literal = (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() ? [part.value] : [],
  );
  return literal.length > 0 ? literal : textsOfTable(expression, checker);
}

/** The texts of the table an expression reads: `LABELS[field]`, `item.label`, `text`. */
function textsOfTable(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isElementAccessExpression(expression)) return textsOfTable(expression.expression, checker);
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(expression) ? expression.name : expression);
  const alias = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = alias?.valueDeclaration;
  if (!declared || !(ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared))) return [];
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, (child) => {
      if (!(ts.isPropertyAssignment(node) && child === node.name)) visit(child);
    });
  };
  if (declared.initializer) visit(declared.initializer);
  return texts;
}
