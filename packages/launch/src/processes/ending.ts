/** Tells a command when to end: Ctrl-C, a signal, or the end of its parent process. */
export interface Ending {
  readonly signal: AbortSignal;
  /** Resolves when the command should end. */
  readonly requested: Promise<void>;
}

/** A second Ctrl-C means "at once"; but terminal, npm and bootstrap may each deliver the first one within this time. */
const ECHO_MS = 1500;

/** Starts listening. A second request, after the first one's echoes, ends the process at once. */
export function listenForEnd(): Ending {
  const controller = new AbortController();
  let requestedAt = 0;
  const end = () => {
    if (requestedAt > 0 && Date.now() - requestedAt > ECHO_MS) process.exit(1);
    requestedAt ||= Date.now();
    controller.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  const requested = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { signal: controller.signal, requested };
}
