import type { ApiCapability, ApiRequest } from '@waymark/contract';

/** A write of this page, and the time of its response (`performance.now`); undefined if it failed. */
export interface OwnWrite {
  readonly path: string;
  /** Names of the sent fields. */
  readonly fields: readonly string[];
  readonly answered: Promise<number | undefined>;
}

/** How long after its response a write's message may still arrive. */
const LATEST = 10_000;

/** This page's recent writes. `findOwnWrite` decides which message belongs to which. */
export class OwnWrites {
  #recent: readonly OwnWrite[] = [];

  /** The writes whose messages may still arrive, oldest first. */
  get recent(): readonly OwnWrite[] {
    return this.#recent;
  }

  /** Records every write through an api. */
  watch<A extends Pick<ApiCapability, 'request'>>(api: A): A {
    return { ...api, request: (call: ApiRequest) => this.#note(call, api.request(call)) };
  }

  /** Forgets a write whose message has arrived. */
  forget(write: OwnWrite): void {
    this.#recent = this.#recent.filter((other) => other !== write);
  }

  #note({ method, path, body }: ApiRequest, answer: Promise<unknown>): Promise<unknown> {
    if (method === 'GET') return answer;
    const answered = answer.then(
      () => performance.now(),
      () => undefined,
    );
    const write: OwnWrite = { path, fields: Object.keys(body ?? {}), answered };
    this.#recent = [...this.#recent, write];
    void answered.then(() => setTimeout(() => this.forget(write), LATEST));
    return answer;
  }
}
