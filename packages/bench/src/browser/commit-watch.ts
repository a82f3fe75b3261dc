declare global {
  interface Window {
    /** React commits since the last `countCommits`. */
    waymarkCommits?: { inField: number; outside: number };
    /** The part of the page that belongs to the field being typed in. */
    waymarkField?: readonly Element[] | undefined;
  }
}

/** The parts of React's fiber used here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/**
 * Runs in the page before React: counts commits in which a component outside the field rendered, and commits limited to
 * the field. React reports each commit to its DevTools hook, even in production. Uses methods because the compiler wraps
 * named functions in a helper that does not exist in the page.
 */
export function watchCommits(): void {
  /** React's own constants: the tag of DOM elements, the tags of components, and the flag for work done. */
  const ELEMENT = 5;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const PERFORMED_WORK = 1;
  const read = {
    /** The first DOM element among these fibers and their children. */
    element(first: Fiber | null): Element | undefined {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const found = fiber.tag === ELEMENT ? (fiber.stateNode as Element) : read.element(fiber.child);
        if (found) return found;
      }
      return undefined;
    },
    /** The DOM element of a component, or of its nearest ancestor if it renders none. */
    place(fiber: Fiber): Element | undefined {
      const own = read.element(fiber.child);
      if (own) return own;
      for (let above = fiber.return; above; above = above.return) {
        if (above.tag === ELEMENT) return above.stateNode as Element;
      }
      return undefined;
    },
    isOutside(fiber: Fiber, field: readonly Element[]): boolean {
      const place = read.place(fiber) ?? null;
      return !field.some((part) => part.contains(place));
    },
    /** The components that rendered in a commit. Unchanged subtrees were skipped. */
    drawn(now: Fiber, before: Fiber): Fiber[] {
      const found = COMPONENTS.includes(now.tag) && now.flags & PERFORMED_WORK ? [now] : [];
      if (now.child === before.child) return found;
      for (let child = now.child; child; child = child.sibling) {
        found.push(...(child.alternate ? read.drawn(child, child.alternate) : [child]));
      }
      return found;
    },
  };
  window.waymarkCommits = { inField: 0, outside: 0 };
  const tools = {
    supportsFiber: true,
    inject() {
      return 1;
    },
    onCommitFiberUnmount() {
      return undefined;
    },
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      const counts = window.waymarkCommits;
      const field = window.waymarkField;
      if (!counts || !field || !current.alternate) return;
      const work = read.drawn(current, current.alternate);
      if (work.some((fiber) => read.isOutside(fiber, field))) counts.outside += 1;
      else if (work.length > 0) counts.inField += 1;
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
}

/**
 * Runs in the page: starts counting, with the surroundings of this control as the field, and what shows its value.
 * @param shownIn selector of that part
 */
export function countCommits(control: Element, shownIn: string | undefined): void {
  let field = control;
  // The largest ancestor with a single control.
  for (let above = field.parentElement; above; above = above.parentElement) {
    if (above.querySelectorAll('input, textarea, select').length > 1) break;
    field = above;
  }
  window.waymarkField = [field, ...(shownIn === undefined ? [] : document.querySelectorAll(shownIn))];
  window.waymarkCommits = { inField: 0, outside: 0 };
}
