import type { SlideMedia } from '../show/slide';
import { KeptFiles, type KeptLimits } from './kept-files';
import { type MediaElement, readyFilm, readyPhoto } from './ready-media';
import { WholeFiles } from './whole-files';

/** Maximum bytes of a cached film; longer ones are streamed each time. */
const FILM_MAX = 16 * 1024 * 1024;

/**
 * Loads photos and films and caches their files if their origin allows it. Cached ones show again offline, after their
 * URL has expired, and even with no-store.
 */
export class MediaLoader<Key> {
  readonly #kept: KeptFiles<Key>;
  readonly #files = new WholeFiles();

  constructor(limits?: KeptLimits) {
    this.#kept = new KeptFiles(limits);
  }

  /** Returns a photo or film that can be drawn immediately. @throws {Error} if no URL works */
  async load(key: Key, { kind, urls }: SlideMedia, signal: AbortSignal): Promise<MediaElement> {
    const kept = this.#kept.find(key);
    const again = () => ready(kind, URL.createObjectURL(kept?.blob ?? new Blob()), signal);
    if (kept && urls.includes(kept.url)) return again();
    let reason: unknown;
    for (const url of urls) {
      try {
        return await (kind === 'film' ? this.#film(key, url, signal) : this.#photo(key, url, signal));
      } catch (error) {
        signal.throwIfAborted();
        reason = error;
      }
    }
    if (kept) return again();
    throw reason ?? new Error('There is no address.');
  }

  /** Removes all other files. */
  keepOnly(isWanted: (key: Key) => boolean): void {
    this.#kept.dropUnless(isWanted);
  }

  async #photo(key: Key, url: string, signal: AbortSignal): Promise<MediaElement> {
    const blob = await this.#files.read(url, signal);
    if (blob) {
      const photo = await readyPhoto(URL.createObjectURL(blob)).catch(() => undefined);
      if (photo && !signal.aborted) this.#kept.put(key, { url, blob });
      if (photo) return photo;
    }
    const photo = await readyPhoto(url);
    if (!blob) this.#files.canOnlyShow(url);
    return photo;
  }

  /** Plays while still loading; the file is cached afterwards. */
  async #film(key: Key, url: string, signal: AbortSignal): Promise<MediaElement> {
    const film = await readyFilm(url, signal);
    this.#files.read(url, signal, FILM_MAX).then(
      (blob) => blob && !signal.aborted && this.#kept.put(key, { url, blob }),
      () => undefined,
    );
    return film;
  }
}

const ready = (kind: SlideMedia['kind'], url: string, signal: AbortSignal): Promise<MediaElement> =>
  kind === 'film' ? readyFilm(url, signal) : readyPhoto(url);
