/** Milliseconds without a keystroke before an interruption. */
const REST = 1200;

/**
 * Delays things that take the focus until typing pauses or the field is left.
 * @param target receives the typing and blur events
 * @param signal stops listening and drops what still waits
 */
export function typingRest(target: Pick<Window, 'addEventListener'>, signal?: AbortSignal): (run: () => void) => void {
  const options = { capture: true, ...(signal && { signal }) };
  signal?.addEventListener('abort', () => clearTimeout(timer));
  // Loaded while somebody may already be typing.
  let typedAt = Date.now();
  let waiting: readonly (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    clearTimeout(timer);
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(go, typedAt + REST - Date.now());
  };
  target.addEventListener(
    'input',
    () => {
      typedAt = Date.now();
      if (waiting.length > 0) wait();
    },
    options,
  );
  target.addEventListener('focusout', () => waiting.length > 0 && go(), options);
  return (run) => {
    waiting = [...waiting, run];
    if (Date.now() - typedAt >= REST) go();
    else wait();
  };
}
