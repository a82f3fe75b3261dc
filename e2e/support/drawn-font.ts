import type { Page } from '@playwright/test';

/** Whether the first match of a selector is rendered with the page's own font. */
export async function isOwnFont(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
  } finally {
    await devtools.detach();
  }
}
