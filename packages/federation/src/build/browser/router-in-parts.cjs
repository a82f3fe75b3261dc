const { parse } = require('acorn');

// The router names its components for a debugger, and makes some of them by calls: a minifier keeps both, used or not.
// Without the names, and with the calls marked as free of effects, forms, navigation links and prefetching stay out.
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

// Its messages are for those who write screens, who have the development build: what is thrown stays, without a text.
const SAID = new Set(['invariant', 'warning']);

// Where a new version is written in another way nothing happens, and the byte budgets tell.
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

function visit(node, look) {
  if (typeof node?.type !== 'string') return;
  look(node);
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const one of part) visit(one, look);
    else visit(part, look);
  }
}
