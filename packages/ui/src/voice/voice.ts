/**
 * Milliseconds after the last keystroke before an announcement, because a screen reader is still reading the letters.
 */
export const VOICE_REST = 900;
/** Milliseconds the announced text stays in the page, for screen readers that read live regions late. */
const SPOKEN_FOR = 6000;

/** Milliseconds in which messages are gathered. */
const GATHER = 100;

/** How to announce something. */
export interface AnnounceOptions {
  /** What it is about: a later message on the same topic replaces an earlier one that is still waiting. */
  readonly topic?: string;
  /** Where the live region is; a modal dialog needs one inside it, because the rest of the page is inert. */
  readonly place?: HTMLElement | undefined;
}

interface Waiting {
  readonly text: string;
  readonly topic: string | undefined;
  readonly place: HTMLElement | undefined;
}

/** Pending announcements, shared by all screens of a script. */
let waiting: readonly Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Runs once typing has stopped. */
let typing: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** How many parts of the page use a region; an unused one is removed once it is silent. */
const speakers = new WeakMap<HTMLElement, number>();

/** Opens the live region of a place for another part of the page; returns a function that closes it. */
export function openRegion(place: HTMLElement | undefined): () => void {
  const region = voiceRegion(place);
  speakers.set(region, (speakers.get(region) ?? 0) + 1);
  return () => {
    speakers.set(region, (speakers.get(region) ?? 1) - 1);
    removeUnused(region);
  };
}

function removeUnused(region: HTMLElement): void {
  if (!speakers.get(region) && region.childElementCount === 0) region.remove();
}

/** The live region of a place, shared by everything that announces there, whatever its script. */
function voiceRegion(place: HTMLElement = document.body): HTMLElement {
  observeTyping();
  const found = [...place.children].find((child) => child instanceof HTMLElement && 'voice' in child.dataset);
  if (found) return found as HTMLElement;
  const region = document.createElement('div');
  region.dataset.voice = '';
  region.setAttribute('aria-live', 'polite');
  // Through the CSSOM, because a strict policy refuses style attributes.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  place.append(region);
  return region;
}

/** Announces something politely, once typing has stopped. Repeated text is announced once. */
export function announce(text: string, { topic, place }: AnnounceOptions = {}): void {
  if (text === '') return;
  const others = waiting.filter((one) => (topic === undefined ? one.text !== text : one.topic !== topic));
  waiting = [...others, { text, topic, place }];
  wait();
}

function observeTyping(): void {
  if (listening) return;
  listening = true;
  const onInput = (): void => {
    clearTimeout(typing);
    typing = setTimeout(() => {
      typing = undefined;
      speak();
    }, VOICE_REST);
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });
}

/** Messages arriving together are announced together. */
function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => typing === undefined && speak(), GATHER);
}

function speak(): void {
  const spoken = waiting;
  waiting = [];
  for (const { text, place } of spoken) {
    const line = document.createElement('p');
    line.textContent = text;
    voiceRegion(place?.isConnected ? place : undefined).append(line);
    setTimeout(() => {
      const region = line.parentElement;
      line.remove();
      if (region) removeUnused(region);
    }, SPOKEN_FOR);
  }
}
