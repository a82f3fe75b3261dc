const vm = require('node:vm');

/** In place of a sandbox: modules run among the worker's own globals. */
const NO_SANDBOX = Symbol('the globals of the worker');

/** Modules compiled so far. A script belongs to no sandbox, so every test file of the worker runs the same one. */
const compiled = new Map();

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
  const known = compiled.get(filename);
  const script =
    known?.source === source ? known.script : new vm.Script(`(function (${params}) {${source}\n})`, { filename });
  if (script !== known?.script) compiled.set(filename, { source, script });
  return parsingContext === NO_SANDBOX ? script.runInThisContext() : script.runInContext(parsingContext);
};

module.exports = { NO_SANDBOX };
