import { isAborted, isApiFailure } from '@waymark/client';
import { actionForStatus, type ErrorAction, type Readable, writable } from '@waymark/contract';

/** A displayed error: a dialog of the catalogue, or a server's raw message. */
export type ShownError = (
  | Exclude<ErrorAction, { kind: 'sign-in' | 'raw' }>
  | { readonly kind: 'raw'; readonly message: string }
) & {
  /** The provider's id of the failed call. */
  readonly report?: string;
};

/** Options of an error reporter. */
export interface ErrorReporterOptions {
  /** The session has expired. */
  readonly onLapsed: () => void;
  /** Whether the browser is online; absent if unknown. */
  readonly online?: Readable<boolean>;
  /** Whether the current screen is open to everybody, and does without what only members of a game may read. */
  readonly isPublic?: () => boolean | undefined;
}

/**
 * Handles unhandled errors: the catalogue decides, and one dialog is shown at a time ([G13]). A lost connection is
 * reported for every write that it stops, and once for all reads, until the connection is back, which closes the dialog.
 */
export class ErrorReporter {
  readonly #shown = writable<ShownError | undefined>(undefined);
  readonly #onLapsed: () => void;
  readonly #online: Readable<boolean> | undefined;
  readonly #isPublic: ErrorReporterOptions['isPublic'];
  #toldOffline = false;
  /** What was shown about a call that failed offline. */
  #shownOffline: ShownError | undefined;

  constructor({ onLapsed, online, isPublic }: ErrorReporterOptions) {
    this.#onLapsed = onLapsed;
    this.#online = online;
    this.#isPublic = isPublic;
    online?.subscribe(() => {
      if (!online.get()) return;
      this.#toldOffline = false;
      if (this.#shown.get() === this.#shownOffline) this.dismiss();
    });
  }

  /** The displayed error. */
  get shown(): Readable<ShownError | undefined> {
    return this.#shown;
  }

  /**
   * Reports an unhandled error. Errors handled by the call site and intentional aborts are not shown.
   * @param context where it happened; `read` for a call that only loads data
   */
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
    if (this.#shown.get() || (context?.read && this.#isPublic?.())) return;
    const isOffline = error.status === 'none' && this.#online?.get() === false;
    if (isOffline) {
      if (this.#toldOffline && context?.read === true) return;
      this.#toldOffline = true;
    }
    const shown: ShownError = {
      ...(action.kind === 'raw' ? { kind: 'raw', message: error.message } : action),
      ...(error.report && { report: error.report }),
    };
    this.#shownOffline = isOffline ? shown : undefined;
    this.#shown.set(shown);
  };

  /** Closes the displayed error. */
  readonly dismiss = (): void => this.#shown.set(undefined);
}

function reportToConsole(error: unknown, context: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers look here, and need the context
  console.error(error, context ?? '');
}
