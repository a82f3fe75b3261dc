import { isAborted, isApiFailure } from '@waymark/client';
import { actionForStatus, type ErrorAction, type Readable, writable } from '@waymark/contract';

/** An error on view: a dialog of the catalogue, or a server's raw message. */
export type ShownError =
  | Exclude<ErrorAction, { kind: 'sign-in' | 'raw' }>
  | { readonly kind: 'raw'; readonly message: string };

/** What a desk of errors is made with. */
export interface ErrorReporterOptions {
  /** The session has run out. */
  readonly onLapsed: () => void;
  /** Whether the browser has a line; absent where nobody asks it. */
  readonly online?: Readable<boolean>;
}

/**
 * Where unhandled errors end: the catalogue decides, and one dialog is shown at a time ([G13]). That the line is gone is
 * told once; the dialog goes by itself when the line is back.
 */
export class ErrorReporter {
  readonly #shown = writable<ShownError | undefined>(undefined);
  readonly #onLapsed: () => void;
  readonly #online: Readable<boolean> | undefined;
  #toldOffline = false;

  constructor({ onLapsed, online }: ErrorReporterOptions) {
    this.#onLapsed = onLapsed;
    this.#online = online;
    online?.subscribe(() => {
      if (!online.get()) return;
      if (this.#toldOffline && this.#shown.get() === actionForStatus('none')) this.dismiss();
      this.#toldOffline = false;
    });
  }

  /** The error on view. */
  get shown(): Readable<ShownError | undefined> {
    return this.#shown;
  }

  /** Takes an error that nobody dealt with. What a call site handles, and what was given up on purpose, is not shown. */
  readonly report = (error: unknown, context?: Readonly<Record<string, unknown>>): void => {
    if (isAborted(error)) return;
    if (!isApiFailure(error)) {
      reportToConsole(error, context);
      return;
    }
    if (error.handled) return;
    const action = actionForStatus(error.status);
    if (action.kind === 'sign-in') {
      this.#shown.set(undefined);
      this.#onLapsed();
      return;
    }
    if (this.#shown.get()) return;
    if (error.status === 'none' && this.#online?.get() === false) {
      if (this.#toldOffline) return;
      this.#toldOffline = true;
    }
    this.#shown.set(action.kind === 'raw' ? { kind: 'raw', message: error.message } : action);
  };

  /** Closes what is on view. */
  readonly dismiss = (): void => this.#shown.set(undefined);
}

function reportToConsole(error: unknown, context: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a bug is reported where developers look, with what was going on
  console.error(error, context ?? '');
}
