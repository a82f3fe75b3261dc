import type { EmbedEvent, Theme, Wishes } from '../loader/place';

/** What a frame posts to its parent to find a page that may embed it. Contains nothing about the user. */
export interface Hello {
  readonly waymark: 'hello';
}

/** The page's reply, together with the port for everything else. */
export interface Welcome {
  readonly waymark: 'welcome';
  readonly wishes: Wishes;
}

/** From the page to the frame. Only these messages carry a token. */
export type ToFrame =
  | { readonly say: 'token'; readonly turn: number; readonly token: string | undefined }
  | { readonly say: 'go'; readonly path: string }
  | { readonly say: 'speak'; readonly language: string }
  | { readonly say: 'dress'; readonly theme: Theme }
  | { readonly say: 'renew' }
  | { readonly say: 'end' };

/** From the frame to the page: questions, heights and events, but never who is signed in. */
export type ToPage =
  | { readonly say: 'who'; readonly turn: number }
  | { readonly say: 'height'; readonly height: number }
  | { readonly say: 'event'; readonly event: EmbedEvent };

const says = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && 'waymark' in data && data.waymark === word;

/** Whether a message is a frame's greeting. */
export const isHello = (data: unknown): data is Hello => says(data, 'hello');
/** Whether a message is a page's reply. */
export const isWelcome = (data: unknown): data is Welcome => says(data, 'welcome') && 'wishes' in (data as object);
