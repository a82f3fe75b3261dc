import { type Carried, type Carrying, type DropPlace, NOTHING } from './carrying';

const byReading = (a: DropPlace, b: DropPlace): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Starts dragging an item. */
export const lift = (carrying: Carrying, carried: Carried): void => carrying.set({ carried, over: undefined });

/** Moves the dragged item over a point of the viewport. Returns the target there. */
export function holdAt(carrying: Carrying, x: number, y: number): DropPlace | undefined {
  const over = [...carrying.places].find(({ element }) => {
    const box = element.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  carrying.set({ ...carrying.get(), over });
  return over;
}

/** Moves to the next or previous target in reading order; before the first one, to none. */
export function step(carrying: Carrying, by: 1 | -1): DropPlace | undefined {
  const ordered = [...carrying.places].sort(byReading);
  const now = carrying.get();
  const at = now.over ? ordered.indexOf(now.over) : -1;
  const over = ordered[Math.min(at + by, ordered.length - 1)];
  carrying.set({ ...now, over });
  return over;
}

/** Drops the item on the current target. Returns whether there was one. */
export function put(carrying: Carrying): boolean {
  const { carried, over } = carrying.get();
  carrying.set(NOTHING);
  if (!carried || !over) return false;
  over.take(carried);
  return true;
}

/** Cancels the drag. */
export const release = (carrying: Carrying): void => carrying.set(NOTHING);
