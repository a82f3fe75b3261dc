/** Pixels a pointer travels before a press becomes a move. */
const SLACK = 4;

/** What a press becomes. */
export interface PointerMove {
  /** The press has become a move. */
  readonly begin: () => void;
  /** The pointer is at a point of the view, this far below where it was pressed. */
  readonly carry: (at: { readonly x: number; readonly y: number }, by: number) => void;
  /** The press has ended: put down, or given up. Not called for a press that never moved. */
  readonly settle: (drop: boolean) => void;
}

/** Follows a pressed pointer until it is released. Answers what gives the press up without a word. */
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
    // A release outside of what was pressed makes no click; the next one is somebody's.
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
