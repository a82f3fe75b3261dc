/** What a shot shows. */
export type Seen =
  | { readonly kind: 'picture'; readonly key: string }
  /** With a picture of it, if there is one. */
  | { readonly kind: 'film'; readonly key: string; readonly still: string | undefined }
  | { readonly kind: 'words'; readonly words: string };

/** One part of a reel: an answer with who gave it, and to what. */
export interface Shot {
  readonly seen: Seen;
  readonly team: string;
  readonly challenge: string;
}

/** How a reel looks. */
export interface Look {
  /** `#rrggbb` */
  readonly ground: string;
  /** `#rrggbb`, readable on the ground. */
  readonly ink: string;
  /** Pictures of the brand, in the corner of every shot and on the title. */
  readonly watermark?: Buffer | undefined;
  readonly logo?: Buffer | undefined;
}

/** What is on the title. */
export interface TitleWords {
  readonly title: string;
  readonly subtitle: string;
}

/** A reel before it is filmed. */
export interface ReelPlan {
  readonly words: TitleWords;
  readonly look: Look;
  readonly shots: readonly Shot[];
}
