/**
 * Consumes preloads from a folder: browsers pass a failed preload to the first script with the same address, which then
 * fails although the file may exist by now. A script that did load registers its modules, which changes nothing.
 * Nothing is awaited.
 * @param makeScript creates a script with the integrity of its link
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
