import { type Hello, isWelcome, type ToFrame, type ToPage, type Welcome } from '../channel/messages';
import { WaymarkRemote } from '../loader/element';
import type { EmbedEvent } from '../loader/place';
import { readConfig } from '../loader/read-config';

const EVENTS: readonly EmbedEvent['type'][] = ['ready', 'navigate', 'error', 'session-expired'];

if (!customElements.get('waymark-remote')) customElements.define('waymark-remote', WaymarkRemote);
void meetPage();

/** Finds out which page embeds this frame, and only lets it control an area if its origin is a partner's. */
async function meetPage(): Promise<void> {
  if (window.parent === window) return;
  const whitelabel = new URLSearchParams(window.location.search).get('whitelabel') ?? '';
  const { origins } = JSON.parse(await readConfig(import.meta.url, whitelabel)) as { origins: readonly string[] };
  const allowed = new Set([...origins, window.location.origin]);
  window.addEventListener('message', function meet({ data, origin, source, ports: [port] }) {
    if (source !== window.parent || !allowed.has(origin) || !isWelcome(data) || !port) return;
    window.removeEventListener('message', meet);
    show(data.wishes, port);
  });
  const page = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  const hello: Hello = { waymark: 'hello' };
  // The page's origin as the browser reports it must be on the list, and the browser only delivers to a matching
  // origin.
  if (allowed.has(page)) window.parent.postMessage(hello, page);
}

function show(wishes: Welcome['wishes'], port: MessagePort): void {
  const element = document.createElement('waymark-remote') as WaymarkRemote;
  const waiting = new Map<number, (token: string | undefined) => void>();
  const send = (message: ToPage): void => port.postMessage(message);
  let turns = 0;
  const getToken = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      turns += 1;
      waiting.set(turns, resolve);
      send({ say: 'who', turn: turns });
    });

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.say === 'token') {
      waiting.get(data.turn)?.(data.token);
      waiting.delete(data.turn);
    } else if (data.say === 'go') element.setAttribute('path', data.path);
    else if (data.say === 'speak') element.setAttribute('language', data.language);
    else if (data.say === 'dress') element.setAttribute('theme', data.theme);
    else if (data.say === 'renew') element.getToken = getToken;
    else element.remove();
  };
  for (const type of EVENTS) {
    element.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent;
      send({ say: 'event', event: { type, detail } as EmbedEvent });
    });
  }
  for (const [name, value] of Object.entries(wishes)) if (value) element.setAttribute(name, value);
  element.getToken = getToken;
  new ResizeObserver(() => send({ say: 'height', height: Math.ceil(element.getBoundingClientRect().height) })).observe(
    element,
  );
  document.body.append(element);
}
