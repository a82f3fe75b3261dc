/** Simulates a desktop-wide window until the signal, since jsdom has no layout. */
export function makeRoom(until: AbortSignal): void {
  const { innerWidth } = window;
  window.innerWidth = 1440;
  const room = { x: 0, y: 0, left: 0, top: 0, right: 1195, bottom: 800, width: 1195, height: 800 };
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...room, toJSON: () => room });
  until.addEventListener('abort', () => {
    window.innerWidth = innerWidth;
    Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
  });
}
