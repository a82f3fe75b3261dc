/** The page's wishes, from the element's attributes. */
export interface Wishes {
  /** `games` for the remote `mf-games`; `acme-quiz` for a remote of that id. */
  readonly area: string;
  /** Initial address inside the builder. */
  readonly path: string;
  /** Empty for the white label of the loader's builder. */
  readonly whitelabel: string;
  readonly language: string;
  readonly theme: Theme;
}

/** Theme of an area. */
export type Theme = 'light' | 'dark' | 'system';

/** Events of an area for the page. */
export type EmbedEvent =
  | { readonly type: 'ready'; readonly detail: { readonly area: string; readonly version: string } }
  | { readonly type: 'navigate'; readonly detail: { readonly path: string; readonly outside: boolean } }
  | { readonly type: 'error'; readonly detail: { readonly kind: string; readonly message: string } }
  | { readonly type: 'session-expired'; readonly detail: Readonly<Record<string, never>> };

/** Where an area is shown, and how it communicates with its page. */
export interface Place {
  /** Folder of the loader. */
  readonly base: string;
  readonly shadow: ShadowRoot;
  readonly wishes: Wishes;
  /** Nonce of the page's style-src, if it has one. */
  readonly nonce: string | undefined;
  /** Asks the page for a token; undefined if nobody is signed in. */
  readonly askToken: () => Promise<string | undefined>;
  readonly tell: (event: EmbedEvent) => void;
}

/** A displayed area, one per element. */
export interface Shown {
  go(path: string): void;
  speak(language: string): void;
  dress(theme: Theme): void;
  /** The page offers another user, or the same one again. */
  renew(): void;
  /** Removes everything. */
  end(): void;
}
