import { RELEASE_NOTICE_PATH } from '@waymark/contract';

/** What to watch, and who is notified. */
export interface ReleaseNewsOptions {
  /** The signed documents in force, as one text that changes with each release. */
  readonly read: () => Promise<string>;
  /** Origin of the provider. */
  readonly provider: string;
  readonly everyMs?: number;
}

const EVERY_MS = 1000;
/** An unresponsive provider is notified again. */
const TIMEOUT_MS = 5000;

/** Watches what is in service and notifies the provider, whose live sockets reach every open page. */
export function watchReleases({ read, provider, everyMs = EVERY_MS }: ReleaseNewsOptions): { close(): void } {
  let sentText: string | undefined;
  let busy = false;
  const look = async (): Promise<void> => {
    const text = await read();
    // What was in service at the start is already in the pages.
    if (sentText === undefined || (text !== sentText && (await tell(provider, text)))) sentText = text;
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A store or provider that is down is retried soon; pages also poll.
    look()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

async function tell(provider: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(provider + RELEASE_NOTICE_PATH, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A provider that doesn't know release notices, or refuses this one, will keep doing so.
  return answer.status < 500;
}
