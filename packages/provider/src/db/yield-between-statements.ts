import { performance } from 'node:perf_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { yieldToEventLoop } from '../work/pieces';

/** How long statements may run without a pause. */
const LONGEST_MS = 30;

/**
 * Makes the embedded database yield: it runs in the thread that answers calls, and consecutive statements would block
 * everything else.
 */
export function yieldBetweenStatements(client: PGlite): void {
  const send = client.execProtocolRaw.bind(client);
  let since = performance.now();
  client.execProtocolRaw = async (...message) => {
    if (performance.now() - since > LONGEST_MS) {
      await yieldToEventLoop();
      since = performance.now();
    }
    return send(...message);
  };
}
