import { askToken, type GetToken } from './ask-token';
import { showInFrame } from './in-frame';
import { showInPage } from './in-page';
import type { EmbedEvent, Place, Shown, Theme, Wishes } from './place';
import { clearPlaceholder, preparePlace } from './placeholder';

/** Attributes that restart an area, and those applied while it is displayed. */
const IDENTITY = ['area', 'whitelabel', 'isolation'];
const LIVE = ['path', 'language', 'theme'];

/** Folder of this script and all other files. */
const BASE = new URL('.', import.meta.url).href;

/** `<waymark-remote>`: an area of the builder in a partner's page. */
export class WaymarkRemote extends HTMLElement {
  static readonly observedAttributes = [...IDENTITY, ...LIVE];

  #getToken: GetToken | undefined;
  #shown: Shown | undefined;
  #settling = false;
  #hinted = '';

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }

  /** Callback for the signed-in user. Setting it again switches users. */
  get getToken(): GetToken | undefined {
    return this.#getToken;
  }
  set getToken(getToken: GetToken | undefined) {
    this.#getToken = getToken;
    this.#hinted = '';
    this.#shown?.renew();
  }

  connectedCallback(): void {
    this.#adopt('getToken');
    this.#settle();
  }

  disconnectedCallback(): void {
    this.#settle();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.#shown) return;
    // The area has navigated since, so setting the same path again returns to it.
    if (name === 'path') this.#shown.go(now ?? '/');
    else if (before === now) return;
    else if (IDENTITY.includes(name)) {
      this.#end();
      this.#settle();
    } else if (name === 'language') this.#shown.speak(now ?? 'en');
    else this.#shown.dress(themeOf(now));
  }

  /** Frameworks move elements by removing and inserting them, so only the final state counts. */
  #settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      if (!this.isConnected) this.#end();
      else this.#shown ??= this.#start();
    });
  }

  #start(): Shown | undefined {
    const { shadowRoot: shadow } = this;
    if (!shadow) return undefined;
    preparePlace(shadow);
    let current = true;
    const place: Place = {
      base: BASE,
      shadow,
      wishes: this.#wishes(),
      nonce: this.nonce || undefined,
      askToken: () => askToken(this.#getToken, this.#hint),
      tell: ({ type, detail }: EmbedEvent) => {
        if (!current) return;
        // Only now, because public pages need no token, and others may get theirs while they load.
        if (type === 'session-expired' && !this.#getToken) this.#hint('getToken is not set, so nobody is signed in.');
        this.dispatchEvent(new CustomEvent(type, { detail }));
      },
    };
    const shown = this.getAttribute('isolation') === 'iframe' ? showInFrame(place) : showInPage(place);
    return {
      ...shown,
      end: () => {
        current = false;
        shown.end();
        clearPlaceholder(shadow);
      },
    };
  }

  readonly #hint = (words: string, ...cause: unknown[]): void => {
    if (this.#hinted === words) return;
    this.#hinted = words;
    // biome-ignore lint/suspicious/noConsole: authors of pages look here
    console.warn(`<waymark-remote area="${this.getAttribute('area')}">: ${words}`, ...cause);
  };

  #end(): void {
    this.#shown?.end();
    this.#shown = undefined;
  }

  #wishes(): Wishes {
    return {
      area: this.getAttribute('area') ?? '',
      path: this.getAttribute('path') ?? '/',
      whitelabel: this.getAttribute('whitelabel') ?? '',
      language: this.getAttribute('language') ?? 'en',
      theme: themeOf(this.getAttribute('theme')),
    };
  }

  /** Applies properties that the page set before this script ran. */
  #adopt(name: 'getToken'): void {
    if (!Object.hasOwn(this, name)) return;
    const { [name]: value } = this;
    Reflect.deleteProperty(this, name);
    this[name] = value;
  }
}

const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system');
