import { FOCUSABLE, focusHome, isLost, STANDS_IN } from './lost-focus';

/** Anybody with better knowledge sets the focus first. */
const OTHERS_FIRST = 100;

/** Position of a removed element: its parent, and its previous sibling. */
interface Spot {
  readonly parent: Node;
  readonly before: Node | null;
  /** Its kind: a button passes the focus to a button. */
  readonly tag: string;
}

/**
 * Restores the focus when the focused element is removed: to its replacement, or the element before it, or the one
 * marked `data-last-heir`, or the nearest control, or the page heading. Does nothing if the focus has moved elsewhere.
 * @param part everything in it, including later content
 * @returns a function that stops it
 */
export function keepFocus(part: HTMLElement): () => void {
  const root = part.getRootNode() as Document | ShadowRoot;
  let held: Element | undefined;
  let timer = 0;
  const onFocus = ({ target }: Event): void => {
    held = target instanceof Element ? target : undefined;
    // Something else has already set the focus.
    clearTimeout(timer);
  };
  const onBlur = (): void => {
    const left = held;
    // A click on nothing blurs. A dialog or menu restores the focus of its opener.
    setTimeout(() => {
      if (left === held && left?.isConnected && isLost(root)) held = undefined;
    });
  };
  const observer = new MutationObserver((changes) => {
    if (!held || held.isConnected) return;
    const spot = spotOf(held, changes);
    held = undefined;
    // The part itself is replaced, for another page or without a menu: that code handles the focus.
    if (!spot || spot.parent === part) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isLost(root)) return;
      takeOver(spot, part);
      if (root.activeElement instanceof HTMLElement && !isLost(root)) standIn(root.activeElement);
    }, OTHERS_FIRST);
  });
  part.addEventListener('focusin', onFocus);
  part.addEventListener('focusout', onBlur);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    part.removeEventListener('focusin', onFocus);
    part.removeEventListener('focusout', onBlur);
  };
}

/** Until the person uses it or leaves it, what was expected there may still take the focus, such as a restored row. */
function standIn(element: HTMLElement): void {
  const over = new AbortController();
  const end = (): void => {
    over.abort();
    element.removeAttribute(STANDS_IN);
  };
  element.setAttribute(STANDS_IN, '');
  for (const use of ['blur', 'keydown', 'pointerdown']) element.addEventListener(use, end, { signal: over.signal });
}

/** Where the focused element was removed; undefined for a dialog, which restores the focus itself. */
function spotOf(held: Element, changes: readonly MutationRecord[]): Spot | undefined {
  let spot: Spot | undefined;
  let gone: Node = held;
  for (const { removedNodes, target, previousSibling } of changes) {
    if (![...removedNodes].some((node) => node.contains(gone))) continue;
    spot = { parent: target, before: previousSibling, tag: held.localName };
    gone = target;
  }
  const dialog = held.closest('dialog');
  return dialog && !dialog.isConnected ? undefined : spot;
}

function takeOver({ parent, before, tag }: Spot, part: HTMLElement): void {
  if (!(parent instanceof Element) || !parent.isConnected) {
    focusHome(part);
    return;
  }
  const stays = before?.parentNode === parent && (before instanceof Element || before instanceof CharacterData);
  const inPlace = stays ? before.nextElementSibling : parent.firstElementChild;
  const previous = stays ? (before instanceof Element ? before : before.previousElementSibling) : null;
  if (takesFocus(inPlace, tag) || takesFocus(previous, tag)) return;
  for (let next = inPlace; next; next = next.nextElementSibling) if (takesFocus(next, tag)) return;
  // The row still exists, but has no control left.
  const row = parent.closest('li, article, tr');
  if (takesFocus(row?.nextElementSibling ?? null, tag) || takesFocus(row?.previousElementSibling ?? null, tag)) return;
  const scope = parent.closest('dialog') ?? part;
  if (takesFocus(scope.querySelector('[data-last-heir]'), tag)) return;
  for (let around: Element | null = parent; around && around !== scope; around = around.parentElement) {
    if (takesFocus(around.nextElementSibling, tag) || takesFocus(around.previousElementSibling, tag)) return;
  }
  focusHome(part);
}

/** Focuses it, or its main control. */
function takesFocus(element: Element | null, tag: string): boolean {
  if (!element || element.closest('[hidden], [inert]')) return false;
  const root = element.getRootNode() as Document | ShadowRoot;
  const own = element.matches(FOCUSABLE) && isControl(element) ? [element] : [];
  const heirs = [...element.querySelectorAll('[data-heir]')].flatMap((heir) =>
    heir.matches(FOCUSABLE) ? [heir] : [...heir.querySelectorAll(FOCUSABLE)],
  );
  const controls = [...element.querySelectorAll(FOCUSABLE)].filter(isControl);
  const alike = controls.filter(({ localName }) => localName === tag);
  for (const control of [...own, ...heirs, ...alike, ...controls]) {
    (control as HTMLElement).focus();
    if (root.activeElement === control) return true;
  }
  return false;
}

/** A time is focusable for its tooltip, but does nothing. */
const isControl = ({ localName }: Element): boolean => localName !== 'time';
