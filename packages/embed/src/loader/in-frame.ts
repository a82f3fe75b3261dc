import { isHello, type ToFrame, type ToPage, type Welcome } from '../channel/messages';
import type { Place, Shown } from './place';
import { endWaiting, preparePlace, showTrouble } from './placeholder';
import { ConfigFault, readConfig } from './read-config';

/** What browsers withhold from frames of another origin and areas use. */
const ALLOWED = 'clipboard-read; clipboard-write; fullscreen; geolocation; screen-wake-lock; web-share; autoplay';

/** Shows an area in a frame of the builder's origin: page and area share no memory, only one port. */
export function showInFrame(place: Place): Shown {
  const { base, wishes, shadow } = place;
  const { origin } = new URL(base);
  const ending = new AbortController();
  const { signal } = ending;
  let port: MessagePort | undefined;
  const send = (message: ToFrame): void => port?.postMessage(message);
  let frame: HTMLIFrameElement | undefined;
  /** Data for a frame that says hello: the page's current wishes, and the visitor's location. */
  let now = wishes;

  const hear = ({ data }: MessageEvent<ToPage>): void => {
    if (signal.aborted) return;
    if (data.say === 'event') {
      const { event } = data;
      if (event.type === 'navigate' && !event.detail.outside) now = { ...now, path: event.detail.path };
      place.tell(event);
    } else if (data.say === 'height') {
      if (frame) frame.style.blockSize = `${data.height}px`;
    } else {
      place.askToken().then(
        (token) => send({ say: 'token', turn: data.turn, token }),
        () => send({ say: 'token', turn: data.turn, token: undefined }),
      );
    }
  };

  const meet = ({ data, origin: from, source }: MessageEvent): void => {
    if (from !== origin || source === null || source !== frame?.contentWindow || !isHello(data)) return;
    const welcome: Welcome = { waymark: 'welcome', wishes: now };
    const { port1, port2 } = new MessageChannel();
    // A frame that is moved within the page reloads, and says hello again.
    port?.close();
    port = port1;
    port.onmessage = hear;
    // From here on the frame shows a skeleton of its own, then the area or what went wrong.
    endWaiting(shadow);
    // With a target origin, so that a frame that has navigated elsewhere gets nothing.
    frame.contentWindow?.postMessage(welcome, origin, [port2]);
  };

  const start = async (): Promise<void> => {
    try {
      // Only answered for pages of the white label's partners, and requested first, because a refused frame cannot
      // report it.
      await readConfig(base, wishes.whitelabel);
      if (signal.aborted) return;
      window.addEventListener('message', meet, { signal });
      frame = document.createElement('iframe');
      frame.title = wishes.area;
      frame.allow = ALLOWED;
      frame.referrerPolicy = 'origin';
      const address = new URL('frame.html', base);
      if (wishes.whitelabel) address.searchParams.set('whitelabel', wishes.whitelabel);
      frame.src = address.href;
      shadow.append(frame);
    } catch (error) {
      if (signal.aborted) return;
      const fault = error instanceof ConfigFault ? error : new ConfigFault('configuration');
      place.tell({ type: 'error', detail: { kind: fault.kind, message: fault.message } });
      showTrouble(shadow, fault.title, fault.message, () => {
        preparePlace(shadow);
        void start();
      });
    }
  };
  void start();

  return {
    go: (path) => {
      now = { ...now, path };
      send({ say: 'go', path });
    },
    speak: (language) => {
      now = { ...now, language };
      send({ say: 'speak', language });
    },
    dress: (theme) => {
      now = { ...now, theme };
      send({ say: 'dress', theme });
    },
    renew: () => send({ say: 'renew' }),
    end: () => {
      send({ say: 'end' });
      ending.abort();
      port?.close();
      frame?.remove();
    },
  };
}
