/** Milliseconds after the last keystroke before anything is said: a screen reader is still reading the letters. */
export const VOICE_REST = 900;
/** Milliseconds the spoken words stay in the page, for screen readers that read live regions late. */
const SPOKEN_FOR = 6000;

/** Milliseconds in which messages are gathered. */
const GATHER = 100;

/** How to say something. */
export interface SayOptions {
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

/** What is waiting to be said. All screens of a script share it. */
let waiting: readonly Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Runs until somebody has stopped typing. */
let typing: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/** How many parts of the page may speak in a region; what belongs to nobody is removed once it is silent. */
const speakers = new WeakMap<HTMLElement, number>();

/** Opens the live region of a place for one more part of the page; returns what closes it again. */
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

/** The live region of a place, shared by everything that speaks there, whichever script it is from. */
function voiceRegion(place: HTMLElement = document.body): HTMLElement {
  hearTyping();
  const found = [...place.children].find((child) => child instanceof HTMLElement && 'voice' in child.dataset);
  if (found) return found as HTMLElement;
  const region = document.createElement('div');
  region.dataset.voice = '';
  region.setAttribute('aria-live', 'polite');
  // Through the object model: a strict policy refuses style attributes, not this.
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

/** Says something politely, once the person has stopped typing. The same words twice are said once. */
export function say(text: string, { topic, place }: SayOptions = {}): void {
  if (text === '') return;
  const others = waiting.filter((one) => (topic === undefined ? one.text !== text : one.topic !== topic));
  waiting = [...others, { text, topic, place }];
  wait();
}

function hearTyping(): void {
  if (listening) return;
  listening = true;
  const hear = (): void => {
    clearTimeout(typing);
    typing = setTimeout(() => {
      typing = undefined;
      speak();
    }, VOICE_REST);
  };
  document.addEventListener('input', hear, { capture: true, passive: true });
}

/** What comes in one go is spoken in one go. */
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
