/** The content of a shot. */
export type Seen =
  | { readonly kind: 'picture'; readonly key: string }
  /** With a picture of it, if there is one. */
  | { readonly kind: 'film'; readonly key: string; readonly still: string | undefined }
  | { readonly kind: 'words'; readonly words: string };

/** One part of a reel: an answer with its team and challenge. */
export interface Shot {
  readonly seen: Seen;
  readonly team: string;
  readonly challenge: string;
}

/** The look of a reel. */
export interface Look {
  /** `#rrggbb` */
  readonly ground: string;
  /** `#rrggbb`, readable on the background. */
  readonly ink: string;
  /** Pictures of the brand, in the corner of every shot and on the title. */
  readonly watermark?: Buffer | undefined;
  readonly logo?: Buffer | undefined;
}

/** Content of the title. */
export interface TitleWords {
  readonly title: string;
  readonly subtitle: string;
}

/** A reel before it is made. */
export interface ReelPlan {
  readonly words: TitleWords;
  readonly look: Look;
  readonly shots: readonly Shot[];
}
