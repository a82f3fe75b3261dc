import { type ApiCapability, type ApiRequest, type LiveMessage, type LiveNoun, nounIn } from '@waymark/contract';

/** A write of this page, and the time of its response (`performance.now`); undefined if it failed. */
interface OwnWrite {
  readonly noun: LiveNoun;
  readonly id: number | undefined;
  readonly answered: Promise<number | undefined>;
}

/** How long after its response a write's message may still arrive. */
const LATEST = 10_000;

/** Nouns by the first part of an address. */
const NOUNS: Readonly<Record<string, LiveNoun>> = {
  answers: 'answer',
  games: 'game',
  groups: 'group',
  personalizations: 'personalization',
  rewards: 'reward',
  tags: 'task',
  tasks: 'task',
  teams: 'team',
};

/**
 * This page's recent writes. The writer reloads affected data itself, so the write's message must not reload it again.
 */
export class OwnWrites {
  #recent: readonly OwnWrite[] = [];

  /** Records every write through an api. */
  watch<A extends Pick<ApiCapability, 'request'>>(api: A): A {
    return { ...api, request: (call: ApiRequest) => this.#note(call, api.request(call)) };
  }

  /**
   * Finds the write that a message announces, once.
   * @returns the time of its response, undefined for a failed one; undefined if this page has no matching write
   */
  find({ source, detail }: LiveMessage): Promise<number | undefined> | undefined {
    const noun = nounIn(source);
    const told = noun && (detail as Readonly<Record<string, { readonly id?: number } | undefined>>)[noun]?.id;
    const isTold = ({ id }: OwnWrite) => id === undefined || told === undefined || id === told;
    const found = this.#recent.find((write) => write.noun === noun && isTold(write));
    this.#forget(found);
    return found?.answered;
  }

  #note(call: ApiRequest, answer: Promise<unknown>): Promise<unknown> {
    const [, name = '', id] = /^\/(\w+)(?:\/(\d+))?/.exec(call.path) ?? [];
    const noun = NOUNS[name];
    if (call.method === 'GET' || !noun) return answer;
    const answered = answer.then(
      () => performance.now(),
      () => undefined,
    );
    const write: OwnWrite = { noun, id: id === undefined ? undefined : Number(id), answered };
    this.#recent = [...this.#recent, write];
    void answered.then(() => setTimeout(() => this.#forget(write), LATEST));
    return answer;
  }

  #forget(write: OwnWrite | undefined): void {
    this.#recent = this.#recent.filter((other) => other !== write);
  }
}
