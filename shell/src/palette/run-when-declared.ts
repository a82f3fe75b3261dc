import type { Readable, ScreenCommand, ScreenKey } from '@waymark/contract';

/** How long to wait for a screen. */
const TIMEOUT = 10_000;

/** Runs a command as soon as the current screen declares it; navigating away cancels it. */
export function runWhenDeclared(
  keys: Readable<readonly ScreenKey[]>,
  place: Readable<{ readonly pathname: string }>,
  command: ScreenCommand,
): void {
  const { pathname } = place.get();
  const look = () => {
    const key = keys.get().find((one) => one.command === command && one.when?.() !== false);
    if (key || place.get().pathname !== pathname) stop();
    key?.run();
  };
  const unsubscribe = [keys.subscribe(look), place.subscribe(look)];
  const timer = setTimeout(() => stop(), TIMEOUT);
  const stop = () => {
    clearTimeout(timer);
    for (const off of unsubscribe) off();
  };
  look();
}
