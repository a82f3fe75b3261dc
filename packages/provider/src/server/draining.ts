import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY = 20;

/** Lets calls in flight finish before the server stops. */
export class Draining {
  #isOn = false;
  #inFlight = 0;

  /** Counts the calls of a server, and closes the connections of those that arrive while it stops. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      this.#inFlight += 1;
      reply.raw.once('close', () => {
        this.#inFlight -= 1;
      });
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isOn) reply.header('Connection', 'close');
    });
  }

  /** Whether the server is about to stop. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /**
   * Fails `/ready`, keeps serving for a while so that load balancers notice, then waits for calls in flight.
   * @param notice milliseconds until the server accepts no more calls
   */
  async begin(notice: number): Promise<void> {
    this.#isOn = true;
    await pause(notice);
  }

  /** Resolves when no call is in flight, or after a timeout. */
  async end(timeout: number): Promise<void> {
    for (let waited = 0; this.#inFlight > 0 && waited < timeout; waited += LOOK_EVERY) await pause(LOOK_EVERY);
  }
}
