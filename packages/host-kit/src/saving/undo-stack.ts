/** One saved change, and how to save the previous value. */
interface SavedChange<Field extends string> {
  readonly field: Field;
  readonly revert: () => void;
}

const MAX_CHANGES = 100;

/** The saved changes of a screen in order, for undo and redo. */
export class UndoStack<Field extends string> {
  #done: readonly SavedChange<Field>[] = [];
  #undone: readonly SavedChange<Field>[] = [];
  /** Undoing a change is itself a save; this is the list it goes to. */
  #doing: 'change' | 'undo' | 'redo' = 'change';

  /** Remembers a change when its save is requested. @returns forgets it, for a save that failed */
  readonly remember = (field: Field, revert: () => void): (() => void) => {
    const change = { field, revert };
    if (this.#doing === 'undo') this.#undone = [...this.#undone, change];
    else this.#done = [...this.#done, change].slice(-MAX_CHANGES);
    if (this.#doing === 'change') this.#undone = [];
    return () => {
      this.#done = this.#done.filter((other) => other !== change);
      this.#undone = this.#undone.filter((other) => other !== change);
    };
  };

  readonly undo = (): Field | undefined => {
    const change = this.#done.at(-1);
    this.#done = this.#done.slice(0, -1);
    return this.#revert(change, 'undo');
  };

  readonly redo = (): Field | undefined => {
    const change = this.#undone.at(-1);
    this.#undone = this.#undone.slice(0, -1);
    return this.#revert(change, 'redo');
  };

  #revert(change: SavedChange<Field> | undefined, doing: 'undo' | 'redo'): Field | undefined {
    this.#doing = doing;
    try {
      change?.revert();
    } finally {
      this.#doing = 'change';
    }
    return change?.field;
  }
}
