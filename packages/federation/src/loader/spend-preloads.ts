/**
 * Uses up what a page fetched ahead from a folder: a browser hands a fetch that failed to the first script that asks for
 * the same address, which then fails although the file may be there by now. A script that did come registers what it
 * holds, which changes nothing. Nothing is waited for.
 * @param makeScript makes a script for an address, with the integrity its link has
 */
export function spendPreloads(folder: string, makeScript: (url: string, integrity: string) => HTMLScriptElement): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    if (!link.href.startsWith(folder)) continue;
    link.remove();
    const script = makeScript(link.href, link.integrity);
    const end = (): void => script.remove();
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  }
}
