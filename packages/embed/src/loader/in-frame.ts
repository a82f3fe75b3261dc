import { isHello, type ToFrame, type ToPage, type Welcome } from '../channel/messages';
import type { Place, Shown } from './place';
import { endWaiting, preparePlace, showTrouble } from './placeholder';
import { ConfigFault, readConfig } from './read-config';

/** Shows an area in a frame of the builder's own origin: page and area share no memory, only one port. */
export function showInFrame(place: Place): Shown {
  const { base, wishes, shadow } = place;
  const { origin } = new URL(base);
  const ending = new AbortController();
  const { signal } = ending;
  const { port1: port, port2: theirs } = new MessageChannel();
  const send = (message: ToFrame): void => port.postMessage(message);
  let frame: HTMLIFrameElement | undefined;

  port.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (signal.aborted) return;
    if (data.say === 'event') {
      if (data.event.type === 'ready') endWaiting(shadow);
      place.tell(data.event);
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
    const welcome: Welcome = { waymark: 'welcome', wishes };
    // Named, so that a frame that has gone elsewhere meanwhile gets nothing.
    frame.contentWindow?.postMessage(welcome, origin, [theirs]);
    window.removeEventListener('message', meet);
  };

  const start = async (): Promise<void> => {
    try {
      // Answered to the pages of the white label's partners alone: asked first, since a refused frame says nothing.
      await readConfig(base, wishes.whitelabel);
      if (signal.aborted) return;
      window.addEventListener('message', meet, { signal });
      frame = document.createElement('iframe');
      frame.title = wishes.area;
      frame.allow = 'clipboard-write; fullscreen';
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
    go: (path) => send({ say: 'go', path }),
    speak: (language) => send({ say: 'speak', language }),
    dress: (theme) => send({ say: 'dress', theme }),
    renew: () => send({ say: 'renew' }),
    end: () => {
      send({ say: 'end' });
      ending.abort();
      port.close();
      frame?.remove();
    },
  };
}
