import type { Page } from '@playwright/test';

/**
 * Types "e" into the focused field for five seconds or, on a slow machine, more, without a pause long enough for a
 * save. Not awaited at once, so that others act meanwhile.
 */
export const keepTyping = (page: Page): Promise<void> => page.keyboard.type('e'.repeat(50), { delay: 100 });
