import { WebSocket } from 'ws';

const TIMEOUT_MS = 10_000;

/** Sockets connected to one server. */
export class Audience {
  readonly #sockets: readonly WebSocket[];
  #onFrame: (frame: string) => void = () => undefined;

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets) socket.on('message', (frame) => this.#onFrame(String(frame)));
  }

  /** Opens the sockets; resolves when all of them are open. */
  static async open(url: string, size: number): Promise<Audience> {
    const sockets = Array.from({ length: size }, () => new WebSocket(url, { perMessageDeflate: false }));
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve, reject) => {
            socket.once('open', () => resolve());
            socket.once('error', reject);
          }),
      ),
    );
    return new Audience(sockets);
  }

  /** Sends a message through the first socket. */
  say(text: string): void {
    this.#sockets[0]?.send(text);
  }

  /**
   * Performs an action and measures the milliseconds until each socket receives its message.
   * @throws when a socket receives nothing
   */
  async hear(act: () => Promise<void> | void): Promise<{ readonly after: readonly number[]; readonly frame: string }> {
    const after: number[] = [];
    const began = performance.now();
    let tooLong: NodeJS.Timeout | undefined;
    const heard = new Promise<string>((resolve, reject) => {
      const size = this.#sockets.length;
      const complain = () => reject(new Error(`Only ${after.length} of ${size} sockets received the message.`));
      tooLong = setTimeout(complain, TIMEOUT_MS);
      this.#onFrame = (frame) => {
        after.push(performance.now() - began);
        if (after.length === size) resolve(frame);
      };
    });
    try {
      const [frame] = await Promise.all([heard, act()]);
      return { after, frame };
    } finally {
      clearTimeout(tooLong);
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
