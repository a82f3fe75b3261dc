/**
 * Finds nodes that wait for themselves, directly or indirectly.
 * @param needs what each node waits for
 */
export function findCycles<Node>(needs: ReadonlyMap<Node, readonly Node[]>): ReadonlySet<Node> {
  const left = new Set(needs.keys());
  const behind = new Map<Node, Node[]>();
  for (const [node, awaited] of needs) {
    for (const other of awaited) behind.set(other, [...(behind.get(other) ?? []), node]);
  }
  // Nodes that wait for nothing, and nodes that nothing waits for, are in no cycle: remove both until none is left.
  peel(
    left,
    (node) => needs.get(node) ?? [],
    (node) => behind.get(node) ?? [],
  );
  peel(
    left,
    (node) => behind.get(node) ?? [],
    (node) => needs.get(node) ?? [],
  );
  return left;
}

function peel<Node>(
  left: Set<Node>,
  ahead: (node: Node) => readonly Node[],
  back: (node: Node) => readonly Node[],
): void {
  const count = new Map([...left].map((node) => [node, ahead(node).filter((other) => left.has(other)).length]));
  const ends = [...left].filter((node) => count.get(node) === 0);
  for (const node of ends) {
    left.delete(node);
    for (const other of back(node)) {
      const rest = (count.get(other) ?? 0) - 1;
      count.set(other, rest);
      // The list grows during iteration.
      if (rest === 0 && left.has(other)) ends.push(other);
    }
  }
}
