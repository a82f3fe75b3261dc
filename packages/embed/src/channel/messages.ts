import type { EmbedEvent, Theme, Wishes } from '../loader/place';

/** What a frame says into its window to find a page that may hold it. It says nothing of anybody. */
export interface Hello {
  readonly waymark: 'hello';
}

/** What the page answers, together with the port everything else goes through. */
export interface Welcome {
  readonly waymark: 'welcome';
  readonly wishes: Wishes;
}

/** From the page to the frame. The only message that carries a token goes this way. */
export type ToFrame =
  | { readonly say: 'token'; readonly turn: number; readonly token: string | undefined }
  | { readonly say: 'go'; readonly path: string }
  | { readonly say: 'speak'; readonly language: string }
  | { readonly say: 'dress'; readonly theme: Theme }
  | { readonly say: 'renew' }
  | { readonly say: 'end' };

/** From the frame to the page: questions, heights and events, never who is signed in. */
export type ToPage =
  | { readonly say: 'who'; readonly turn: number }
  | { readonly say: 'height'; readonly height: number }
  | { readonly say: 'event'; readonly event: EmbedEvent };

const says = (data: unknown, word: string): boolean =>
  typeof data === 'object' && data !== null && 'waymark' in data && data.waymark === word;

/** Whether a message is a frame's greeting. */
export const isHello = (data: unknown): data is Hello => says(data, 'hello');
/** Whether a message is a page's answer to it. */
export const isWelcome = (data: unknown): data is Welcome => says(data, 'welcome') && 'wishes' in (data as object);
