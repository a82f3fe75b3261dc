import type { AnswerId } from '@waymark/contract';
import type { Slide, SlideMedia } from '../show/slide';
import type { KeptLimits } from './kept-files';
import { MediaLoader } from './media-loader';
import { type MediaElement, release } from './ready-media';

/** A slide, or the URL of a title picture. */
type Key = AnswerId | string;

/** A photo or film, loading or ready. */
interface Held {
  readonly ready: Promise<MediaElement>;
  readonly control: AbortController;
  element: MediaElement | undefined;
}

/** The loaded and decoded photos and films of the current and next slides. */
export class MediaShelf {
  readonly #held = new Map<Key, Held>();
  readonly #loader: MediaLoader<Key>;
  readonly #resolve: (address: string) => string;

  /** @param resolve makes the provider's URLs absolute */
  constructor(resolve: (address: string) => string, limits?: KeptLimits) {
    this.#resolve = resolve;
    this.#loader = new MediaLoader(limits);
  }

  /** The element of a slide, once it can be drawn. @throws {Error} if it can't */
  take({ id, media }: Pick<Slide, 'id' | 'media'>): Promise<MediaElement> {
    return this.#take(id, media);
  }

  /** The element of a slide if it can be drawn now. */
  peek(id: AnswerId): MediaElement | undefined {
    return this.#held.get(id)?.element;
  }

  /** A title picture, once it can be drawn. It is kept until dropped. @throws {Error} if it can't */
  takePicture(address: string): Promise<MediaElement> {
    return this.#take(address, { kind: 'photo', urls: [address] });
  }

  /** Releases a title picture. */
  dropPicture(address: string): void {
    this.#drop(address);
  }

  /** Releases the elements of all other slides. */
  keep(ids: ReadonlySet<AnswerId>): void {
    for (const key of [...this.#held.keys()]) if (typeof key === 'number' && !ids.has(key)) this.#drop(key);
  }

  /** Removes the files of slides that are no longer in the show. */
  keepFiles(slides: { has(id: AnswerId): boolean }): void {
    this.#loader.keepOnly((key) => typeof key === 'string' || slides.has(key));
  }

  /** Releases everything. */
  clear(): void {
    for (const key of [...this.#held.keys()]) this.#drop(key);
    this.#loader.keepOnly(() => false);
  }

  #take(key: Key, media: SlideMedia): Promise<MediaElement> {
    const holding = this.#held.get(key);
    if (holding) return holding.ready;
    const control = new AbortController();
    const urls = media.urls.map(this.#resolve);
    const ready = this.#loader.load(key, { ...media, urls }, control.signal);
    const held: Held = { ready, control, element: undefined };
    this.#held.set(key, held);
    ready.then(
      (element) => {
        held.element = element;
      },
      // A failed one is retried in the next round.
      () => this.#held.get(key) === held && this.#held.delete(key),
    );
    return ready;
  }

  #drop(key: Key): void {
    const held = this.#held.get(key);
    this.#held.delete(key);
    held?.control.abort();
    held?.ready.then(release, () => undefined);
  }
}
