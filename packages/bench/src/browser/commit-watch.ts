declare global {
  interface Window {
    /** What React drew since the last `countCommits`. */
    waymarkCommits?: { inField: number; outside: number };
    /** The part of the page that belongs to the field on which somebody types. */
    waymarkField?: Element | undefined;
  }
}

/** What React keeps of one component, as far as it is read here. */
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
 * Runs in the page before React: counts the commits in which a component outside of the field did work, and those that
 * stayed in it. React tells each commit to the tools of its developers, also in production. Methods, for the compiler wraps
 * named functions in a call that the page does not know.
 */
export function watchCommits(): void {
  /** React's own numbers: an element of the page; components of all kinds; "has drawn" among the flags. */
  const ELEMENT = 5;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const HAS_DRAWN = 1;
  const read = {
    /** The first element among these and what is in them. */
    element(first: Fiber | null): Element | undefined {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const found = fiber.tag === ELEMENT ? (fiber.stateNode as Element) : read.element(fiber.child);
        if (found) return found;
      }
      return undefined;
    },
    /** Where a component stands in the page, also one that draws nothing. */
    place(fiber: Fiber): Element | undefined {
      const own = read.element(fiber.child);
      if (own) return own;
      for (let above = fiber.return; above; above = above.return) {
        if (above.tag === ELEMENT) return above.stateNode as Element;
      }
      return undefined;
    },
    /** What has drawn in a commit. What is as it was before was not looked at. */
    drawn(now: Fiber, before: Fiber): Fiber[] {
      const found = COMPONENTS.includes(now.tag) && now.flags & HAS_DRAWN ? [now] : [];
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
      if (work.some((fiber) => !field.contains(read.place(fiber) ?? null))) counts.outside += 1;
      else if (work.length > 0) counts.inField += 1;
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools });
}

/** Runs in the page: counts from now on, with this control's part of the page as the field. */
export function countCommits(control: Element): void {
  let field = control;
  // As far up as nothing else can be filled in.
  for (let above = field.parentElement; above; above = above.parentElement) {
    if (above.querySelectorAll('input, textarea, select').length > 1) break;
    field = above;
  }
  window.waymarkField = field;
  window.waymarkCommits = { inField: 0, outside: 0 };
}
