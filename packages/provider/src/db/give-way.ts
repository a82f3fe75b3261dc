import { performance } from 'node:perf_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { letOthersIn } from '../work/pieces';

/** How long statements may follow each other without a pause. */
const LONGEST_MS = 30;

/**
 * Makes the embedded database give way: it works in the thread that answers calls, and its statements follow each other
 * without that thread ever getting to anything else.
 */
export function giveWay(client: PGlite): void {
  const send = client.execProtocolRaw.bind(client);
  let since = performance.now();
  client.execProtocolRaw = async (...message) => {
    if (performance.now() - since > LONGEST_MS) {
      await letOthersIn();
      since = performance.now();
    }
    return send(...message);
  };
}
