import { waitFor } from '@testing-library/react';
import { showInFrame } from './in-frame';
import type { EmbedEvent, Place } from './place';

const BUILDER = 'https://builder.test';

/** The page's end of the port. */
class Port {
  onmessage: unknown;
  postMessage(): void {}
  close(): void {}
}
class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();
}

const { fetch, MessageChannel } = globalThis;
beforeEach(() => Object.assign(globalThis, { fetch: async () => new Response('{}'), MessageChannel: Channel }));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  Object.assign(globalThis, { fetch, MessageChannel });
});

/** An element whose frame has been created; its skeleton is there. */
async function open() {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div data-waiting></div>';
  const told: EmbedEvent['type'][] = [];
  const place: Place = {
    base: `${BUILDER}/embed/`,
    shadow,
    wishes: { area: 'nonsense', path: '/', whitelabel: '', language: 'en', theme: 'light' },
    nonce: undefined,
    askToken: async () => undefined,
    tell: ({ type }) => told.push(type),
  };
  const shown = showInFrame(place);
  const frame = await waitFor(() => {
    const found = shadow.querySelector('iframe');
    if (!found) throw new Error(`There is no frame: ${shadow.innerHTML}`);
    return found;
  });
  // jsdom loads no frame, so the page's own window stands for the frame's.
  const source = window;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  jest.spyOn(source, 'postMessage').mockImplementation();
  return {
    shown,
    frame,
    isWaiting: () => shadow.querySelector('[data-waiting]') !== null,
    hear: (origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { data: { waymark: 'hello' }, origin, source })),
  };
}

test('the skeleton of the page ends once the frame shows its own, whether or not the area is ever ready', async () => {
  const { shown, hear, isWaiting } = await open();
  hear('https://elsewhere.test');
  expect(isWaiting()).toBe(true);
  hear(BUILDER);
  expect(isWaiting()).toBe(false);
  shown.end();
});

test('the frame may do what areas do: paste, share, locate, stay awake and play', async () => {
  const { shown, frame } = await open();
  expect(frame.allow.split('; ').sort()).toEqual([
    'autoplay',
    'clipboard-read',
    'clipboard-write',
    'fullscreen',
    'geolocation',
    'screen-wake-lock',
    'web-share',
  ]);
  shown.end();
});
