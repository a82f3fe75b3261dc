import type { Unsubscribe } from '@waymark/contract';

/**
 * Ignores files that are dropped beside a drop zone. The browser would open them in place of the page, with everything
 * unsaved on it.
 */
export function keepPageOnDrop(): Unsubscribe {
  const ignore = (event: DragEvent): void => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('dragover', ignore, { signal });
  window.addEventListener('drop', ignore, { signal });
  return () => ended.abort();
}
