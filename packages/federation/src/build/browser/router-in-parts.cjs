// The router names its components for a debugger, and makes some of them by calls: a minifier keeps both, used or not.
// Without the names, and with the calls marked as free of effects, forms, navigation links and prefetching stay out.
// Where a new version is written in another way nothing happens, and the byte budgets tell.
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const CALLS = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

module.exports = (source) => source.replace(NAMES, '').replace(CALLS, '$1/* @__PURE__ */ $2');
