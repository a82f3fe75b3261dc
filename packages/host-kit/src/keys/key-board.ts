import { type Readable, type ScreenKey, type Unsubscribe, type Writable, writable } from '@waymark/contract';
import { isTextEntry } from '@waymark/ui';
import { isSingle, matchesKey } from './key-match';

/** The element or window that listens for keys. */
type KeyTarget = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const NAME = 'waymark.single-keys';

/**
 * The declared keys, and the one listener that runs them. No key runs while someone is typing, in a dialog, menu or
 * list of options, or once something else has handled it; no single one on a busy button.
 */
export class KeyBoard {
  readonly #target: KeyTarget;
  readonly #declared: Writable<readonly (readonly ScreenKey[])[]> = writable<readonly (readonly ScreenKey[])[]>([]);
  readonly #keys = writable<readonly ScreenKey[]>([]);
  /** Single-character keys can be switched off, for people who dictate. */
  readonly singles: Writable<boolean>;

  constructor(target: KeyTarget = window, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = storageOf()) {
    this.#target = target;
    this.singles = writable(storage?.getItem(NAME) !== 'off');
    this.singles.subscribe(() => storage?.setItem(NAME, this.singles.get() ? 'on' : 'off'));
  }

  /** The keys declared now, the latest first. */
  get keys(): Readable<readonly ScreenKey[]> {
    return this.#keys;
  }

  /** Adds keys until the returned function is called. If a key is declared twice, the later one wins. */
  declare(keys: readonly ScreenKey[]): Unsubscribe {
    if (this.#declared.get().length === 0) this.#target.addEventListener('keydown', this.#onKeyDown);
    this.#show([keys, ...this.#declared.get()]);
    return () => {
      const left = this.#declared.get().filter((others) => others !== keys);
      if (left.length === this.#declared.get().length) return;
      this.#show(left);
      if (left.length === 0) this.#target.removeEventListener('keydown', this.#onKeyDown);
    };
  }

  /** Presses a key for a button that stands for it. */
  press(keys: string): void {
    this.#keys
      .get()
      .find((one) => one.keys === keys)
      ?.run();
  }

  #show(declared: readonly (readonly ScreenKey[])[]): void {
    this.#declared.set(declared);
    this.#keys.set(declared.flat());
  }

  readonly #onKeyDown = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.repeat || event.isComposing) return;
    const [target] = event.composedPath();
    const match = this.#keys.get().find(({ keys, when }) => {
      if (keys === undefined || !matchesKey(event, keys) || when?.() === false) return false;
      return isFree(target, keys) && (this.singles.get() || !isSingle(keys));
    });
    if (!match) return;
    event.preventDefault();
    match.run();
  };
}

/** Where keys belong to something else: overlays, and lists with type-ahead. */
const TAKEN = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=application]';

function isFree(target: EventTarget | undefined, keys: string): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(TAKEN)) return false;
  // Ctrl+S types nothing, so it works in a field.
  if (isTextEntry(target)) return keys.includes('Mod+');
  // Typed ahead, for the field that a busy button is about to show.
  if (isSingle(keys) && target.matches('[aria-busy=true]')) return false;
  // Enter and Space press what has the focus.
  return !((keys === 'Enter' || keys === ' ') && target.closest('a[href], button, summary, input'));
}

/** The browser's storage; undefined if access is denied. */
function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
