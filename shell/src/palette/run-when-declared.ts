import type { Readable, ScreenCommand, ScreenKey } from '@waymark/contract';

/** How long to wait for a screen. */
const TIMEOUT = 10_000;

/**
 * Runs a command as soon as the current screen declares it; navigating away cancels it.
 * @param opposite declared instead where there is nothing to do
 */
export function runWhenDeclared(
  keys: Readable<readonly ScreenKey[]>,
  place: Readable<{ readonly pathname: string }>,
  command: ScreenCommand,
  opposite?: ScreenCommand,
): void {
  const { pathname } = place.get();
  const look = () => {
    const declared = keys.get();
    const key = declared.find((one) => one.command === command && one.when?.() !== false);
    const isDone = opposite !== undefined && declared.some((one) => one.command === opposite);
    if (key || isDone || place.get().pathname !== pathname) stop();
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
