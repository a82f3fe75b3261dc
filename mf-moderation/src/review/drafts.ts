import { type Readable, type Writable, writable } from '@waymark/contract';
import * as z from '@waymark/contract/schema';
import type { DeviceStore } from '@waymark/host-kit';

/** Points and message chosen for an answer before reviewing it. */
export interface ReviewDraft {
  /** Undefined means the initial points. */
  readonly points?: number | undefined;
  readonly message?: string | undefined;
}

const EMPTY: ReviewDraft = {};

const draftSchema = z.object({ points: z.optional(z.number()), message: z.optional(z.string()) });

/** Reads a stored draft. */
export const readDraft = (json: unknown): ReviewDraft | undefined => draftSchema.safeParse(json).data;

/** Points and messages by answer, kept on this device until they are sent. */
export class ReviewDrafts {
  readonly #store: DeviceStore<ReviewDraft>;
  readonly #drafts: Writable<ReadonlyMap<number, ReviewDraft>>;

  constructor(store: DeviceStore<ReviewDraft>) {
    this.#store = store;
    const kept = [...store.all()].map(([id, draft]) => [Number(id), draft] as const);
    this.#drafts = writable<ReadonlyMap<number, ReviewDraft>>(new Map(kept));
  }

  /** Every draft by the id of its answer. */
  get all(): Readable<ReadonlyMap<number, ReviewDraft>> {
    return this.#drafts;
  }

  /** The draft of an answer; empty by default. */
  of(id: number): ReviewDraft {
    return this.#drafts.get().get(id) ?? EMPTY;
  }

  /** Changes a draft. */
  change(id: number, change: ReviewDraft): void {
    const draft = { ...this.of(id), ...change };
    this.#store.set(String(id), draft);
    this.#drafts.set(new Map(this.#drafts.get()).set(id, draft));
  }

  /** Removes a draft once its decision is made. */
  forget(id: number): void {
    if (!this.#drafts.get().has(id)) return;
    this.#store.delete(String(id));
    this.#drafts.set(new Map([...this.#drafts.get()].filter(([other]) => other !== id)));
  }
}
