/** Calls `look` with a node of a syntax tree and everything below it. */
function visit(node, look) {
  if (typeof node?.type !== 'string') return;
  look(node);
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const one of part) visit(one, look);
    else visit(part, look);
  }
}

module.exports = { visit };
