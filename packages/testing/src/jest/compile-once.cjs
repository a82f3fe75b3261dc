const vm = require('node:vm');

/** In place of a sandbox: modules run among the worker's own globals. */
const NO_SANDBOX = Symbol('the globals of the worker');

/** Modules compiled so far. A script belongs to no sandbox, so every test file of the worker runs the same one. */
const compiled = new Map();

const { compileFunction } = vm;
vm.compileFunction = (source, params, options) => {
  const { filename, parsingContext } = options ?? {};
  if (parsingContext === undefined) return compileFunction(source, params, options);
  const known = compiled.get(filename);
  const script =
    known?.source === source ? known.script : new vm.Script(`(function (${params}) {${source}\n})`, { filename });
  if (script !== known?.script) compiled.set(filename, { source, script });
  return parsingContext === NO_SANDBOX ? script.runInThisContext() : script.runInContext(parsingContext);
};

module.exports = { NO_SANDBOX };
