const { parse } = require('acorn');
const { visit } = require('./visit.cjs');

// The router names its components for debuggers and creates some by calls, which a minifier keeps even if unused.
// Without names, and with calls marked as side-effect-free, forms, navigation links and prefetching are dropped.
//
// Saves 5.1 KB on every page. Can go once react-router marks these calls as pure and drops its messages in production.
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

// Its messages are for developers, who use the development build: errors stay, their text is dropped.
const SAID = new Set(['invariant', 'warning']);

// If a new version is written differently nothing is dropped, which the byte budgets report.
module.exports = (source) => withoutMessages(source.replace(NAMES, '').replace(CALLS, '$1/* @__PURE__ */ $2'));

function withoutMessages(source) {
  const edits = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    if (node.type !== 'CallExpression' || !SAID.has(node.callee.name)) return;
    const [condition, message] = node.arguments;
    if (node.callee.name === 'warning') edits.push({ from: node.start, until: node.end, put: 'void 0' });
    else if (message) edits.push({ from: condition.end, until: message.end, put: '' });
  });
  return edits
    .sort((one, other) => one.from - other.from)
    .reduceRight((text, { from, until, put }) => text.slice(0, from) + put + text.slice(until), source);
}
