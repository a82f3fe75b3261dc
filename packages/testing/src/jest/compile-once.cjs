const vm = require('node:vm');

/** In place of a sandbox: modules run among the worker's own globals. */
const NO_SANDBOX = Symbol('the globals of the worker');

/**
 * What the code of a page looks up most, and no test replaces. A sandbox is searched at each look, so its modules get these
 * as variables: a tenth of what the tests of screens take.
 */
const LOOKED_UP = ['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy']
  .concat(['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet', 'document', 'window'])
  .join(', ');
const lookedUp = new WeakMap();

/** These, in a sandbox. */
function lookUp(sandbox) {
  const values =
    lookedUp.get(sandbox) ?? vm.runInContext(`(({ ${LOOKED_UP} }) => [${LOOKED_UP}])(globalThis)`, sandbox);
  lookedUp.set(sandbox, values);
  return values;
}

/** Modules compiled so far. A script belongs to no sandbox, so every test file of the worker runs the same one. */
const compiled = new Map();

function compile(source, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const script = new vm.Script(source, { filename });
  compiled.set(filename, { source, script });
  return script;
}

/** Jest's own modules belong to the test file that runs. */
const OF_A_LIBRARY = /\/node_modules\/(?!\.pnpm\/)(?!@jest\/|jest-|expect\/)/;

/**
 * Among the worker's own globals a library is loaded once for all test files: it holds nothing that a test changes.
 * Undefined for ES modules, which this Node may not be able to require.
 */
function shareLibrary(filename) {
  try {
    const loaded = require(filename);
    return (module) => {
      module.exports = loaded;
    };
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ESM') return undefined;
    throw error;
  }
}

const { compileFunction } = vm;
vm.compileFunction = (source, params, options) => {
  const { filename, parsingContext } = options ?? {};
  if (parsingContext === undefined) return compileFunction(source, params, options);
  if (parsingContext === NO_SANDBOX && OF_A_LIBRARY.test(filename)) {
    const shared = shareLibrary(filename);
    if (shared) return shared;
  }
  const module = `(function (${params}) {${source}\n})`;
  if (parsingContext === NO_SANDBOX) return compile(module, filename).runInThisContext();
  const script = compile(`(function (${LOOKED_UP}) {return ${module}})`, filename);
  return script.runInContext(parsingContext)(...lookUp(parsingContext));
};

module.exports = { NO_SANDBOX };
