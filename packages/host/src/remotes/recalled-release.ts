/** How often to check again whether a screen is still in use. */
const LOOK_MS = 3000;

/** Where a remote is displayed. */
export interface Shown {
  readonly place: HTMLElement;
  /** Contains its overlays. */
  readonly portal: HTMLElement;
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable="true"]';

/** A screen's live region is always present and covers nothing. */
const OVERLAY = ':scope > :not([data-voice])';

/** Whether somebody is typing in it, or has a dialog open. */
function isInUse({ place, portal }: Shown): boolean {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  const isWriting = activeElement?.matches(WRITTEN_IN) === true && place.contains(activeElement);
  return isWriting || portal.querySelector(OVERLAY) !== null;
}

/**
 * Leaves a recalled release as soon as nothing is lost and nobody is interrupted.
 * @param renew replaces it; false while there are unsaved edits
 * @param signal ends waiting
 */
export function leaveRecalled(shown: Shown, renew: () => boolean, signal: AbortSignal): void {
  const page = shown.place.ownerDocument;
  const left = new AbortController();
  const waiting = AbortSignal.any([signal, left.signal]);
  const look = () => {
    if (!waiting.aborted && (!isInUse(shown) || page.hidden) && renew()) left.abort();
  };
  const timer = setInterval(look, LOOK_MS);
  waiting.addEventListener('abort', () => clearInterval(timer));
  page.addEventListener('visibilitychange', look, { signal: waiting });
  look();
}
