import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What a scroller shows, in pixels. */
export interface ScrollPlace {
  /** Distance of the visible part from the first line. */
  readonly top: number;
  /** Distance from the edge where lines begin: the right one in right-to-left text. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is on its way, more than `NEAR` from where it last stood still. */
  readonly isMoving: boolean;
}

type Follower = (place: ScrollPlace) => void;

/** Distance in pixels that counts as standing still. */
export const NEAR = 64;
/** Milliseconds without a scroll event after which it stands still. */
const STILL_AFTER = 120;
/** The assumed place until it is measured. */
const AT_FIRST: ScrollPlace = { top: 0, start: 0, width: 1200, height: 450, isMoving: false };

/**
 * Tells all parts of a large table what its scroller shows, within one frame, so that they never differ: the page moves
 * them, because the browser scrolls ahead of it.
 */
export class ScrollWatch {
  readonly #followers = new Set<Follower>();
  readonly #preparing = new Set<Follower>();
  #place = AT_FIRST;
  /** Where it last stood still. */
  #rest = AT_FIRST;

  /** Tells it now and after every change. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    follower(this.#place);
    return () => this.#followers.delete(follower);
  }

  /** Tells it now and each time before it stands still, to one after the other in frames of their own. */
  prepare(follower: Follower): () => void {
    this.#preparing.add(follower);
    follower(this.#place);
    return () => this.#preparing.delete(follower);
  }

  /** Watches a scroller. */
  watch(element: HTMLElement): () => void {
    let request = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      this.#rest = this.#read(element);
      for (const prepare of this.#preparing) prepare(this.#rest);
      this.#tell(this.#rest);
    };
    /** All at once would be a long task. */
    const restInTurns = () => {
      const place = this.#read(element);
      const left = [...this.#preparing];
      const next = () => {
        const prepare = left.shift();
        if (prepare) {
          flushSync(() => prepare(place));
          request = requestAnimationFrame(next);
        } else {
          this.#rest = place;
          this.#tell(place);
        }
      };
      next();
    };
    const move = () => {
      const place = this.#read(element);
      const gone = Math.max(Math.abs(place.top - this.#rest.top), Math.abs(place.start - this.#rest.start));
      this.#tell({ ...place, isMoving: this.#place.isMoving || gone > NEAR });
    };
    const scroll = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(move);
      clearTimeout(timer);
      timer = setTimeout(restInTurns, STILL_AFTER);
    };
    rest();
    element.addEventListener('scroll', scroll, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(rest);
    watch?.observe(element);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
      element.removeEventListener('scroll', scroll);
      watch?.disconnect();
    };
  }

  #read({ scrollTop: top, scrollLeft, clientWidth, clientHeight }: HTMLElement): ScrollPlace {
    const [width, height] = [clientWidth || AT_FIRST.width, clientHeight || AT_FIRST.height];
    // In right-to-left text it counts down from zero.
    return { top, start: Math.abs(scrollLeft), width, height, isMoving: false };
  }

  #tell(place: ScrollPlace): void {
    this.#place = place;
    for (const follower of this.#followers) follower(place);
  }
}

/** Watches what a scroller shows. */
export function useScrollWatch(scroller: RefObject<HTMLElement | null>): ScrollWatch {
  const [watch] = useState(() => new ScrollWatch());
  useLayoutEffect(() => (scroller.current ? watch.watch(scroller.current) : undefined), [watch, scroller]);
  return watch;
}
