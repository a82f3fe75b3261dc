import type { Locator } from '@playwright/test';

/** Whether an element has the focus, unless an open dialog has taken it. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || document.querySelector('dialog[open]') !== null);
