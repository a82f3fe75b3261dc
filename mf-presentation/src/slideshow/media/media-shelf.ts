import type { AnswerId } from '@waymark/contract';
import type { Slide } from '../show/slide';
import { loadMedia, type MediaElement, release } from './ready-media';

/** The photo or film of a slide, on its way or ready. */
interface Held {
  readonly ready: Promise<MediaElement>;
  readonly control: AbortController;
}

/** The photos and films that are on view or come next, loaded and decoded. */
export class MediaShelf {
  readonly #held = new Map<AnswerId, Held>();
  readonly #resolve: (address: string) => string;

  /** @param resolve makes an address of the provider a whole one */
  constructor(resolve: (address: string) => string) {
    this.#resolve = resolve;
  }

  /** The element of a slide, once it can be drawn. @throws {Error} if it cannot */
  take({ id, media }: Slide): Promise<MediaElement> {
    const held = this.#held.get(id);
    if (held) return held.ready;
    const control = new AbortController();
    const ready = loadMedia({ ...media, urls: media.urls.map(this.#resolve) }, control.signal);
    // One that failed is tried again in the next round.
    ready.catch(() => this.#held.get(id)?.ready === ready && this.#held.delete(id));
    this.#held.set(id, { ready, control });
    return ready;
  }

  /** Lets go of everything but these. */
  keep(ids: ReadonlySet<AnswerId>): void {
    for (const [id, { ready, control }] of this.#held) {
      if (ids.has(id)) continue;
      this.#held.delete(id);
      control.abort();
      void ready.then(release, () => undefined);
    }
  }
}
