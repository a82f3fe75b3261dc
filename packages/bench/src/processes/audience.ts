import { WebSocket } from 'ws';

/** Sockets that hear one server. */
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

  /** Says something through the first socket. */
  say(text: string): void {
    this.#sockets[0]?.send(text);
  }

  /** Does something and answers after how many milliseconds each socket has heard of it, and what. */
  async hear(act: () => Promise<void> | void): Promise<{ readonly after: readonly number[]; readonly frame: string }> {
    const after: number[] = [];
    const began = performance.now();
    const heard = new Promise<string>((resolve) => {
      this.#onFrame = (frame) => {
        after.push(performance.now() - began);
        if (after.length === this.#sockets.length) resolve(frame);
      };
    });
    const [frame] = await Promise.all([heard, act()]);
    return { after, frame };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
