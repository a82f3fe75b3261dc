import { Component, createRef, type ReactNode } from 'react';
import { scrollerOf } from './scroller';

/** Props of AnchoredView. */
export interface AnchoredViewProps {
  /** The content may change its height when this changes. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface Seen {
  readonly element: Element;
  readonly top: number;
}

/**
 * Content that may change its height without moving what the person is looking at: the focused control, or the middle
 * of the window. The page scrolls by the difference in the same frame.
 */
export class AnchoredView extends Component<AnchoredViewProps> {
  // A class component, because only those can read the page before a change.
  readonly #place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: AnchoredViewProps): Seen | null {
    const place = this.#place.current;
    return before.of === this.props.of || !place ? null : lookedAt(place);
  }

  override componentDidUpdate(_: AnchoredViewProps, __: unknown, seen: Seen | null): void {
    if (!seen?.element.isConnected) return;
    const moved = seen.element.getBoundingClientRect().top - seen.top;
    if (moved !== 0) scrollerOf(this.#place.current).scrollBy?.({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.#place}>{this.props.children}</div>;
  }
}

function lookedAt(place: HTMLElement): Seen | null {
  const root = place.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  const element =
    focused && focused !== document.body && onView(focused)
      ? focused
      : root.elementFromPoint?.(window.innerWidth / 2, window.innerHeight / 2);
  // Nothing inside needs holding, because it is what changes.
  return !element || place.contains(element) || element.contains(place)
    ? null
    : { element, top: element.getBoundingClientRect().top };
}

function onView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
