import { type GroupId, type Readable, writable } from '@waymark/contract';
import { Clashes } from '@waymark/host-kit';

/** Names being typed until they are saved, and conflicting changes by others. */
export class GroupNames {
  readonly #typed = writable<ReadonlyMap<GroupId, string>>(new Map());
  readonly #held = new Set<GroupId>();
  /** Conflicts about names, by group id. */
  readonly clashes = new Clashes();

  get typed(): Readable<ReadonlyMap<GroupId, string>> {
    return this.#typed;
  }

  /** @param text undefined: the field shows what is stored */
  put(id: GroupId, text: string | undefined): void {
    const typed = new Map(this.#typed.get());
    if (text === undefined) typed.delete(id);
    else typed.set(id, text);
    this.#typed.set(typed);
  }

  /** While a conflict is open, blur saves nothing. */
  hold(id: GroupId): void {
    this.#held.add(id);
  }

  isHeld(id: GroupId): boolean {
    return this.#held.has(id);
  }

  readonly release = (): void => {
    this.#held.clear();
    this.clashes.settle();
  };
}
