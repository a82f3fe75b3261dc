import type { CDPSession } from '@playwright/test';
import type { LoggedRequest, RequestKind } from './request-graph';

interface Stack {
  readonly description?: string | undefined;
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

const KINDS: readonly RequestKind[] = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Image', 'Font'];

/** Records every request of a page with its initiator, preflights included. */
export class RequestLog {
  readonly #requests = new Map<string, LoggedRequest>();
  #began: number | undefined;

  /** Starts recording; call before navigating. */
  async start(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator, documentURL }) => {
      if (!request.url.startsWith('https:')) return;
      this.#began ??= timestamp;
      const document = initiator.url ?? documentURL;
      const initiators = type === 'Document' ? [] : initiator.stack ? urlsIn(initiator.stack) : [document];
      this.#requests.set(requestId, {
        id: requestId,
        url: request.url,
        kind: initiator.type === 'preflight' ? 'Preflight' : (KINDS.find((kind) => kind === type) ?? 'Other'),
        idle: isIdle(initiator.stack),
        initiators: initiators.length > 0 ? initiators : [document],
        ...(initiator.type === 'preflight' && initiator.requestId ? { preflightOf: initiator.requestId } : {}),
        start: this.#since(timestamp),
        bytes: 0,
      });
    });
    // Using a preloaded script reports it again, served from memory.
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#requests.delete(requestId));
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#end(requestId, timestamp, 0));
    await session.send('Network.enable');
    // Makes initiators visible across promises.
    await session.send('Debugger.enable');
    await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 16 });
  }

  /** All requests so far, in order. */
  get requests(): readonly LoggedRequest[] {
    return [...this.#requests.values()].sort((a, b) => a.start - b.start);
  }

  /** Number of pending requests. */
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

/** The files on a call stack and its asynchronous parents. */
function urlsIn(stack: Stack): string[] {
  const own = stack.callFrames.map(({ url }) => url).filter((url) => url.startsWith('https:'));
  return [...new Set([...own, ...(stack.parent ? urlsIn(stack.parent) : [])])];
}

/** Whether a call originates from an idle callback. */
const isIdle = (stack: Stack | undefined): boolean =>
  stack !== undefined && (stack.description === 'requestIdleCallback' || isIdle(stack.parent));
