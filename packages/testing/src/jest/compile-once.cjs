const vm = require('node:vm');

/** Instead of a sandbox: modules run among the worker's own globals. */
const NO_SANDBOX = Symbol('the globals of the worker');

/**
 * The globals that page code reads most, and no test replaces. A sandbox searches on each access, so modules get these
 * as variables, which saves a tenth of screen tests' time.
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

/** Modules compiled so far. A script belongs to no sandbox, so all test files of a worker share it. */
const compiled = new Map();

function compile(source, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const script = new vm.Script(source, { filename });
  compiled.set(filename, { source, script });
  return script;
}

/** Jest's own modules belong to the running test file. */
const OF_A_LIBRARY = /\/node_modules\/(?!\.pnpm\/)(?!@jest\/|jest-|expect\/)/;

/**
 * Among the worker's own globals, a library is loaded once for all test files, because tests change nothing in it.
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
