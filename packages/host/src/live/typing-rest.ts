/** Milliseconds without a keystroke before an interruption. */
const REST = 1200;

/**
 * Delays things that take the focus until typing pauses or the field is left.
 * @param ear receives the typing and blur events
 * @param over stops listening and drops what still waits
 */
export function typingRest(ear: Pick<Window, 'addEventListener'>, over?: AbortSignal): (run: () => void) => void {
  const options = { capture: true, ...(over && { signal: over }) };
  over?.addEventListener('abort', () => clearTimeout(timer));
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
  ear.addEventListener(
    'input',
    () => {
      typedAt = Date.now();
      if (waiting.length > 0) wait();
    },
    options,
  );
  ear.addEventListener('focusout', () => waiting.length > 0 && go(), options);
  return (run) => {
    waiting = [...waiting, run];
    if (Date.now() - typedAt >= REST) go();
    else wait();
  };
}
