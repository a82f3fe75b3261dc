/** What a page asks of an area, as the element's attributes say it. */
export interface Wishes {
  /** `games` for the remote `mf-games`. */
  readonly area: string;
  /** Address inside the builder at which it opens. */
  readonly path: string;
  /** Empty for the white label of the builder the loader came from. */
  readonly whitelabel: string;
  readonly language: string;
  readonly theme: Theme;
}

/** How an area is dressed. */
export type Theme = 'light' | 'dark' | 'system';

/** What happens in an area, as the page is told. */
export type EmbedEvent =
  | { readonly type: 'ready'; readonly detail: { readonly area: string; readonly version: string } }
  | { readonly type: 'navigate'; readonly detail: { readonly path: string; readonly outside: boolean } }
  | { readonly type: 'error'; readonly detail: { readonly kind: string; readonly message: string } }
  | { readonly type: 'session-expired'; readonly detail: Readonly<Record<string, never>> };

/** Where an area is shown, and how it speaks with its page. */
export interface Place {
  /** Folder the loader came from. */
  readonly base: string;
  readonly shadow: ShadowRoot;
  readonly wishes: Wishes;
  /** Nonce of the page's style-src, where it has one. */
  readonly nonce: string | undefined;
  /** Asks the page who is signed in; undefined for nobody. */
  readonly askToken: () => Promise<string | undefined>;
  readonly tell: (event: EmbedEvent) => void;
}

/** An area on view; each element has its own. */
export interface Shown {
  go(path: string): void;
  speak(language: string): void;
  dress(theme: Theme): void;
  /** The page has somebody else to offer, or the same person again. */
  renew(): void;
  /** Takes everything away. */
  end(): void;
}
