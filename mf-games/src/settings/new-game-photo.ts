import { type StoredMedia, uploadFile } from '@waymark/client';
import { type ApiCapability, type Game, type Readable, writable } from '@waymark/contract';
import type { UploadFile } from '@waymark/ui';
import { awaitsPhoto, withPhoto } from './photo';

/** The photo of a game that isn't created yet: what is being uploaded, and the files, which no provider shows yet. */
export class NewGamePhoto {
  readonly #pending = writable<ReadonlySet<object>>(new Set());
  readonly #previews = new Map<string, string>();
  /** The last upload; the results of earlier ones are obsolete. */
  #last: object | undefined;
  #isOpen = true;

  /** The chosen files that are neither stored nor failed. */
  get pending(): Readable<ReadonlySet<object>> {
    return this.#pending;
  }

  /** Counts a chosen file until the returned function is called. */
  readonly chosen = (): (() => void) => {
    const file = {};
    this.#pending.set(new Set(this.#pending.get()).add(file));
    return () => {
      this.#pending.set(new Set([...this.#pending.get()].filter((one) => one !== file)));
    };
  };

  /** Uploads a file. @returns undefined if it isn't wanted any more */
  async upload(api: ApiCapability, file: File, options: Parameters<UploadFile>[1]): Promise<StoredMedia | undefined> {
    this.#last = file;
    const stored = await uploadFile(api, file, options);
    options.signal.throwIfAborted();
    if (this.#last !== file || !this.#isOpen) return undefined;
    this.#previews.set(stored.uuid, URL.createObjectURL(file));
    return stored;
  }

  /** Shows the photo in a game: its file, or that there is one. */
  shownIn(game: Partial<Game>, uuid: string | undefined): Partial<Game> {
    const preview = this.#previews.get(uuid ?? '');
    if (preview) return withPhoto(game, preview);
    return uuid || this.#pending.get().size > 0 ? awaitsPhoto(game, uuid ?? '') : game;
  }

  /** The photo was deleted, so uploads under way are obsolete. */
  readonly forget = (): void => {
    this.#last = undefined;
    this.#pending.set(new Set());
  };

  /** The form is on screen. @returns call it when the form is gone: nothing is kept from then on */
  readonly open = (): (() => void) => {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
    };
  };
}
