const { parse } = require('acorn');

// The router names its components for a debugger, and makes some of them by calls: a minifier keeps both, used or not.
// Without the names, and with the calls marked as free of effects, forms, navigation links and prefetching stay out.
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

// What is left of drawing the matched routes without a data router.
const RENDER_MATCHES = `function _renderMatches(matches, parentMatches = []) {
  if (matches == null) return null;
  return matches.reduceRight((outlet, match, index) => {
    const { Component, element } = match.route;
    const routeContext = { outlet, matches: parentMatches.concat(matches.slice(0, index + 1)), isDataRoute: false };
    const children = Component ? React2.createElement(Component, null) : element || outlet;
    return React2.createElement(RenderedRoute, { match, routeContext, children });
  }, null);
}`;

// There is one history and it is ours: what the library's data router puts into the same functions is never reached.
const DATA_ROUTER = [
  [/(?<=^function useNavigate\(\) \{\n)[\s\S]*?(?=^\}$)/m, '  return useNavigateUnstable();\n'],
  [/^function _renderMatches\([\s\S]*?^\}$/m, RENDER_MATCHES],
  [/^var RenderErrorBoundary = class [\s\S]*?^\};\nRenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/^var USE_OPTIMISTIC = .*\nvar useOptimisticImpl = .*$/m, 'var useOptimisticImpl;'],
];

// Its messages are for those who write screens, who have the development build: what is thrown stays, without a text.
const SAID = new Set(['invariant', 'warning']);

module.exports = (source) => {
  if (!source.includes('function useNavigate(')) return source;
  const without = DATA_ROUTER.reduce(
    (text, [part, instead]) => {
      if (!part.test(text)) throw new Error(`react-router has changed: ${part} is not in it`);
      return text.replace(part, instead);
    },
    source.replace(NAMES, '').replace(CALLS, '$1/* @__PURE__ */ $2'),
  );
  return withoutMessages(without);
};

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
