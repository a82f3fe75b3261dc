/** One saved change, and how to save what was there before. */
export interface SavedChange<Field extends string> {
  readonly field: Field;
  readonly revert: () => void;
}

const MOST = 100;
type Way = 'new' | 'back' | 'again';

/** The changes of a screen in their order, to be taken back and made again. Taking one back is a save like any other. */
export class UndoStack<Field extends string> {
  #done: readonly SavedChange<Field>[] = [];
  #undone: readonly SavedChange<Field>[] = [];
  #way: Way = 'new';

  /** Notes a change when its save is asked for; the answer forgets it, for one that failed. */
  note(change: SavedChange<Field>): () => void {
    if (this.#way === 'back') this.#undone = [...this.#undone, change];
    else this.#done = [...this.#done, change].slice(-MOST);
    if (this.#way === 'new') this.#undone = [];
    return () => {
      this.#done = this.#done.filter((other) => other !== change);
      this.#undone = this.#undone.filter((other) => other !== change);
    };
  }

  /** Takes the last change back; answers its field, or undefined when there is none. */
  readonly back = (): Field | undefined => {
    const change = this.#done.at(-1);
    this.#done = this.#done.slice(0, -1);
    return this.#run(change, 'back');
  };

  /** Makes the change again that was taken back last. */
  readonly again = (): Field | undefined => {
    const change = this.#undone.at(-1);
    this.#undone = this.#undone.slice(0, -1);
    return this.#run(change, 'again');
  };

  #run(change: SavedChange<Field> | undefined, way: Way): Field | undefined {
    this.#way = way;
    try {
      change?.revert();
    } finally {
      this.#way = 'new';
    }
    return change?.field;
  }
}
