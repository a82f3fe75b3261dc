/** Pixels a pointer moves before a press becomes a drag. */
const SLACK = 4;

/** Callbacks of a drag. */
export interface PointerMove {
  /** The drag starts. */
  readonly begin: () => void;
  /** The pointer moved to a point of the viewport, `by` pixels below where it was pressed. */
  readonly carry: (at: { readonly x: number; readonly y: number }, by: number) => void;
  /** The drag ends with a drop or is cancelled. Not called for a press that never moved. */
  readonly settle: (drop: boolean) => void;
}

/** Tracks a pressed pointer until release. Returns a function that cancels silently. */
export function followPointer(start: { readonly x: number; readonly y: number }, move: PointerMove): () => void {
  let moving = false;
  const controller = new AbortController();
  const { signal } = controller;
  const end = (): void => controller.abort();
  const finish = (drop: boolean): void => {
    end();
    if (moving) move.settle(drop);
  };
  const onMove = (event: globalThis.PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    if (!moving) {
      if (Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
      moving = true;
      move.begin();
    }
    event.preventDefault();
    move.carry(at, at.y - start.y);
  };
  const onUp = (): void => {
    if (moving) window.addEventListener('click', swallow, { capture: true, once: true });
    // A release outside the pressed element fires no click, so stop before a real one.
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    finish(true);
  };
  const onKey = (key: globalThis.KeyboardEvent): void => {
    if (key.key !== 'Escape' || !moving) return;
    key.stopPropagation();
    finish(false);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return end;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
