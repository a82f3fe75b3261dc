import type { CDPSession } from '@playwright/test';
import type { RequestKind, SeenRequest } from './request-graph';

interface Stack {
  readonly description?: string | undefined;
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

const KINDS: readonly RequestKind[] = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Image', 'Font'];

/** Hears every request of a page, preflights too, and who asked for it. */
export class RequestLog {
  readonly #requests = new Map<string, SeenRequest>();
  #began: number | undefined;

  /** Listens from now on; to be called before the page goes anywhere. */
  async start(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator, documentURL }) => {
      if (!request.url.startsWith('https:')) return;
      this.#began ??= timestamp;
      const document = initiator.url ?? documentURL;
      const askedBy = type === 'Document' ? [] : initiator.stack ? urlsIn(initiator.stack) : [document];
      this.#requests.set(requestId, {
        id: requestId,
        url: request.url,
        kind: initiator.type === 'preflight' ? 'Preflight' : (KINDS.find((kind) => kind === type) ?? 'Other'),
        idle: isIdle(initiator.stack),
        askedBy: askedBy.length > 0 ? askedBy : [document],
        ...(initiator.type === 'preflight' && initiator.requestId ? { preflightOf: initiator.requestId } : {}),
        start: this.#since(timestamp),
        bytes: 0,
      });
    });
    // A preloaded script that is used comes a second time, out of memory.
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#requests.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#end(requestId, timestamp, 0));
    await session.send('Network.enable');
    // Who asked is then known across promises, too.
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 16 });
  }

  /** Everything heard so far, in the order of the requests. */
  get requests(): readonly SeenRequest[] {
    return [...this.#requests.values()].sort((a, b) => a.start - b.start);
  }

  /** How many requests are under way. */
  get pending(): number {
    return this.requests.filter(({ end }) => end === undefined).length;
  }

  #end(id: string, timestamp: number, bytes: number): void {
    const request = this.#requests.get(id);
    if (request) this.#requests.set(id, { ...request, end: this.#since(timestamp), bytes });
  }

  #since(timestamp: number): number {
    return (timestamp - (this.#began ?? timestamp)) * 1000;
  }
}

/** The files on a call stack and on those that it was called from later. */
function urlsIn(stack: Stack): string[] {
  const own = stack.callFrames.map(({ url }) => url).filter((url) => url.startsWith('https:'));
  return [...new Set([...own, ...(stack.parent ? urlsIn(stack.parent) : [])])];
}

/** Whether a call was made because the page had nothing else to do. */
const isIdle = (stack: Stack | undefined): boolean =>
  stack !== undefined && (stack.description === 'requestIdleCallback' || isIdle(stack.parent));
