/**
 * Runs in the page: follows a link and resolves with the milliseconds until its target was painted. No named functions
 * in here, see paint-watch.
 */
export function travel({ link, painted }: { link: string; painted: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const target = document.querySelector<HTMLElement>(link);
    if (!target) {
      reject(new Error(`The page has no ${link}.`));
      return;
    }
    const timeout = setTimeout(() => reject(new Error(`${link} did not lead to ${painted}.`)), 10_000);
    const began = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(painted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          clearTimeout(timeout);
          resolve(performance.now() - began);
        };
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
    target.click();
  });
}
