import type { QueryClient } from '@waymark/host-kit/query';
import type { FakeHost } from '../fake-host';

type Listen = EventTarget['addEventListener'];

/** Leftovers on a page: global listeners, timers, sockets, children of the head, globals. */
export interface Traces {
  readonly listeners: readonly string[];
  readonly intervals: number;
  readonly timeouts: number;
  readonly sockets: number;
  readonly head: readonly string[];
  readonly globals: readonly string[];
  readonly bodyChildren: number;
}

/** Globals that libraries create once per page for their own bookkeeping. */
const ALLOWED_GLOBALS = /^(__REACT_DEVTOOLS_GLOBAL_HOOK__|scrollMaxY|webpackChunk\w+|mf_\w+)$/;
/** Allowed in the head: styled-components' sheets, and React Aria's one rule. */
const ALLOWED_IN_HEAD = 'style[data-styled], style#react-aria-pressable-style, script, link, meta, title, base';
/** Longer timers count as leftovers; shorter ones are a library's way of deferring work. */
const SHORT_MS = 100;

/** Starts watching a page until the returned function is called. */
export function watchTraces(): { now(): Traces; stop(): void } {
  const undo: (() => void)[] = [];
  const listeners = new Map<string, number>();
  const count = (name: string, by: number) => listeners.set(name, (listeners.get(name) ?? 0) + by);
  for (const [place, target] of [
    ['window', window],
    ['document', document],
    ['body', document.body],
  ] as const) {
    const known = new Map<unknown, Set<string>>();
    const { addEventListener: add, removeEventListener: remove } = target;
    const forget = (type: string, listener: unknown, capture: boolean) => {
      if (known.get(listener)?.delete(`${type} ${capture}`)) count(`${place} ${type}`, -1);
    };
    const adding: Listen = (type, listener, options) => {
      const { capture = false, once, signal } = typeof options === 'object' ? options : { capture: options };
      const mine = known.get(listener) ?? new Set();
      if (listener && !mine.has(`${type} ${capture}`) && !signal?.aborted) {
        known.set(listener, mine.add(`${type} ${capture}`));
        count(`${place} ${type}`, 1);
        const gone = () => forget(type, listener, capture);
        signal?.addEventListener('abort', gone, { once: true });
        if (once) add.call(target, type, gone, { once, capture });
      }
      if (listener) add.call(target, type, listener, options);
    };
    target.addEventListener = adding as typeof target.addEventListener;
    target.removeEventListener = ((type: string, listener: EventListener, options?: boolean | EventListenerOptions) => {
      forget(type, listener, typeof options === 'object' ? (options.capture ?? false) : (options ?? false));
      remove.call(target, type, listener, options);
    }) as typeof target.removeEventListener;
    undo.push(() => {
      // Members of the prototype stay.
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    });
  }
  const intervals = new Set<unknown>();
  const timeouts = new Set<unknown>();
  const { setInterval: every, clearInterval: stopEvery, setTimeout: after, clearTimeout: stopAfter } = window;
  Object.assign(window, {
    setInterval: (...[work, ms, ...more]: Parameters<typeof setInterval>) => {
      const id = every(work, ms, ...more);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      stopEvery(id);
    },
    setTimeout: (work: () => void, ms = 0, ...more: unknown[]) => {
      const id = after(() => {
        timeouts.delete(id);
        (work as (...given: unknown[]) => void)(...more);
      }, ms);
      if (ms > SHORT_MS) timeouts.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      timeouts.delete(id);
      stopAfter(id);
    },
  });
  undo.push(() =>
    Object.assign(window, {
      setInterval: every,
      clearInterval: stopEvery,
      setTimeout: after,
      clearTimeout: stopAfter,
    }),
  );
  let sockets = 0;
  const { WebSocket: Socket } = window;
  if (Socket) {
    window.WebSocket = class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        sockets += 1;
      }
    };
    undo.push(() => {
      window.WebSocket = Socket;
    });
  }
  const globals = new Set(Object.getOwnPropertyNames(window));
  return {
    now: () => ({
      listeners: [...listeners].filter(([, held]) => held > 0).map(([name, held]) => `${name} ${held}`),
      intervals: intervals.size,
      timeouts: timeouts.size,
      sockets,
      head: [...document.head.children]
        .filter((child) => !child.matches(ALLOWED_IN_HEAD))
        .map(({ outerHTML }) => outerHTML),
      globals: Object.getOwnPropertyNames(window).filter((name) => !globals.has(name) && !ALLOWED_GLOBALS.test(name)),
      bodyChildren: document.body.children.length,
    }),
    stop: () => {
      for (const step of undo) step();
    },
  };
}

/** Queries of a host that still have observers. */
export const watchedQueries = ({ host }: Pick<FakeHost, 'host'>): number =>
  (host.queries.client as QueryClient)
    .getQueryCache()
    .getAll()
    .filter((query) => query.getObserversCount() > 0).length;
