/**
 * What waits for itself, by way of whatever it waits for.
 * @param needs what each one waits for
 */
export function inCircles<Node>(needs: ReadonlyMap<Node, readonly Node[]>): ReadonlySet<Node> {
  const left = new Set(needs.keys());
  const behind = new Map<Node, Node[]>();
  for (const [node, awaited] of needs) {
    for (const other of awaited) behind.set(other, [...(behind.get(other) ?? []), node]);
  }
  // What waits for nothing is in no circle, nor is what nobody waits for: both are taken away again and again.
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
      // The list grows while it is gone through.
      if (rest === 0 && left.has(other)) ends.push(other);
    }
  }
}
