import type { GraphNode } from '../graph/challenge-graph';
import type { Point } from './lay-out-part';

/** A challenge with its top left corner. */
export interface PlacedNode extends Point {
  readonly node: GraphNode;
}
