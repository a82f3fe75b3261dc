import type { AnswerId } from '@waymark/contract';
import type { Slide, SlideMedia } from '../show/slide';
import type { KeptLimits } from './kept-files';
import { MediaLoader } from './media-loader';
import { type MediaElement, release } from './ready-media';

/** A slide, or a picture of the title by its address. */
type Key = AnswerId | string;

/** A photo or film, on its way or ready. */
interface Held {
  readonly ready: Promise<MediaElement>;
  readonly control: AbortController;
  element: MediaElement | undefined;
}

/** The photos and films that are on view or come next, loaded and decoded. */
export class MediaShelf {
  readonly #held = new Map<Key, Held>();
  readonly #loader: MediaLoader<Key>;
  readonly #resolve: (address: string) => string;

  /** @param resolve makes an address of the provider a whole one */
  constructor(resolve: (address: string) => string, limits?: KeptLimits) {
    this.#resolve = resolve;
    this.#loader = new MediaLoader(limits);
  }

  /** The element of a slide, once it can be drawn. @throws {Error} if it cannot */
  take({ id, media }: Pick<Slide, 'id' | 'media'>): Promise<MediaElement> {
    return this.#take(id, media);
  }

  /** The element of a slide if it can be drawn now. */
  peek(id: AnswerId): MediaElement | undefined {
    return this.#held.get(id)?.element;
  }

  /** A picture of the title, once it can be drawn. It stays until it is dropped. @throws {Error} if it cannot be */
  takePicture(address: string): Promise<MediaElement> {
    return this.#take(address, { kind: 'photo', urls: [address] });
  }

  /** Lets go of a picture of the title. */
  dropPicture(address: string): void {
    this.#drop(address);
  }

  /** Lets go of the elements of all other slides. */
  keep(ids: ReadonlySet<AnswerId>): void {
    for (const key of [...this.#held.keys()]) if (typeof key === 'number' && !ids.has(key)) this.#drop(key);
  }

  /** Lets go of the files of slides that are not in the show any more. */
  keepFiles(slides: { has(id: AnswerId): boolean }): void {
    this.#loader.keepOnly((key) => typeof key === 'string' || slides.has(key));
  }

  /** Lets go of everything. */
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
      // One that failed is tried again in the next round.
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
