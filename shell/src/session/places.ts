import { paths } from '@waymark/contract';
import type { PageHistory } from '../navigation/page-history';

const REFERRER = 'referrer';

/** Navigation for the shell's services, which know no router; and the address a visitor wanted ([G12]). */
export class Places {
  readonly #page: Window;
  readonly #history: Pick<PageHistory, 'navigate' | 'leaveFor'>;
  #lapsed = false;
  /** Whether the current screen needs a session. Replaced by the builder, which knows the screens. */
  isProtected = (): boolean => false;
  /** Whether the session came from a judge link, so that there is no account to sign in with. Replaced by the page. */
  isGuest = (): boolean => false;

  constructor(page: Window, history: Pick<PageHistory, 'navigate' | 'leaveFor'>) {
    this.#page = page;
    this.#history = history;
  }

  /** Navigates to an address of the builder. */
  to(address: string): void {
    this.#history.navigate(address);
  }

  /** The session was ended: goes to sign-in, which returns nowhere, because somebody else may sign in. */
  toSignIn(): void {
    this.takeReferrer();
    this.#history.leaveFor(paths.signIn());
  }

  /**
   * The session has expired: goes to sign-in, which says so and returns to a screen that needs a session; guests go to
   * the page of judge links.
   * @param elsewhere another tab was told so: a page that needs no session stays open
   */
  toSignInLapsed(elsewhere?: boolean): void {
    if (this.isGuest()) {
      this.#history.leaveFor(`${paths.judge()}?ended`);
      return;
    }
    this.#lapsed = true;
    if (!this.#rememberProtected() && elsewhere) return;
    this.#history.leaveFor(this.signInAddress());
  }

  /** The platform is under maintenance: goes to its page, where Refresh returns to a screen that needs a session. */
  toMaintenance(): void {
    this.#rememberProtected();
    this.#history.leaveFor('/maintenance');
  }

  /** Where people without a session are sent: marked if theirs has expired. */
  signInAddress(): string {
    return this.#lapsed ? `${paths.signIn()}?expired` : paths.signIn();
  }

  /** Remembers a protected address, but never an account page. */
  remember(address: string): void {
    if (/^\/(sign-in|sign-up|reset-password)\b/.test(address)) return;
    this.#quietly((storage) => storage.setItem(REFERRER, address));
  }

  /** The remembered address, once; always a path of this origin. */
  takeReferrer(): string {
    this.#lapsed = false;
    const address = this.#quietly((storage) => {
      const found = storage.getItem(REFERRER);
      storage.removeItem(REFERRER);
      return found;
    });
    return address && isOwnPath(address, this.#page.location.origin) ? address : paths.dashboard();
  }

  /** Remembers the current address if it needs a session; returns whether it does. */
  #rememberProtected(): boolean {
    const { pathname, search, hash } = this.#page.location;
    const isProtected = this.isProtected();
    if (isProtected) this.remember(pathname + search + hash);
    return isProtected;
  }

  #quietly<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(this.#page.sessionStorage);
    } catch {
      return undefined;
    }
  }
}

/** Whether an address is just a path of this origin: no other host, no scheme, no tricks with slashes. */
export function isOwnPath(address: string, origin: string): boolean {
  if (!address.startsWith('/') || /^\/[/\\]/.test(address) || /\p{Cc}/u.test(address)) return false;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    return false;
  }
}
