const { parse } = require('acorn');

// The contract's tables are made by calls, which a minifier must keep, used or not: marked as free of effects, a page
// carries the routes and schemas it names and no others. What only a provider reads of a route stays out as well: the
// browser checks what comes in, the provider what it is sent.
const FOR_PROVIDERS = new Set(['summary', 'params', 'query', 'body']);

module.exports = (source) => {
  const edits = [];
  for (const statement of parse(source, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { init } of declarations) collect(init, edits);
  }
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, until, put }) => text.slice(0, from) + put + text.slice(until), source);
};

function collect(node, edits) {
  if (!node || /Function/.test(node.type)) return;
  const call = node.type === 'CallExpression';
  if (call) edits.push({ from: node.start, until: node.start, put: '/* @__PURE__ */ ' });
  const route = call && node.callee.name === 'defineRoute' ? node.arguments[0] : undefined;
  if (route) collectRoute(route, edits);
  else for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') collect(child, edits);
}

function collectRoute({ properties, end }, edits) {
  for (const [place, property] of properties.entries()) {
    if (FOR_PROVIDERS.has(property.key?.name)) {
      edits.push({ from: property.start, until: properties[place + 1]?.start ?? end - 1, put: '' });
    } else collect(property.value ?? property.argument, edits);
  }
}
