const { parse } = require('acorn');

// The contract's tables are made by calls, which a minifier must keep, used or not: each made in a function that is free
// of effects, a page carries the routes and schemas it names and no others. What only a provider reads of a route stays
// out as well: the browser checks what comes in, the provider what it is sent.
const FOR_PROVIDERS = new Set(['summary', 'params', 'query', 'body']);
const PLAIN = /^(Literal|Identifier|ArrowFunctionExpression|FunctionExpression)$/;

module.exports = (source) => {
  const edits = [];
  for (const statement of parse(source, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { init } of declarations) {
      if (!init || PLAIN.test(init.type)) continue;
      edits.push({ from: init.start, until: init.start, put: '/* @__PURE__ */ (() => (' });
      if (init.callee?.name === 'defineRoute') leaveOut(init.arguments[0], edits);
      edits.push({ from: init.end, until: init.end, put: '))()' });
    }
  }
  return edits.reduceRight((text, { from, until, put }) => text.slice(0, from) + put + text.slice(until), source);
};

function leaveOut({ properties, end }, edits) {
  for (const [place, property] of properties.entries()) {
    if (!FOR_PROVIDERS.has(property.key?.name)) continue;
    edits.push({ from: property.start, until: properties[place + 1]?.start ?? end - 1, put: '' });
  }
}
