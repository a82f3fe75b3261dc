import { type ApiCapability, type ApiRequest, type LiveMessage, type LiveNoun, nounOf } from '@waymark/contract';

/** A write of this page, and the moment of its answer, as `performance.now` counts; undefined when it failed. */
interface OwnWrite {
  readonly noun: LiveNoun;
  readonly id: number | undefined;
  readonly answered: Promise<number | undefined>;
}

/** For how long after its answer a write may still be told of by a message. */
const LATEST = 10_000;

/** What the first part of an address speaks of. */
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
 * What this page itself has written lately. Whoever writes something loads what it makes old: the message that tells of it
 * is not to load the same once more.
 */
export class OwnWrites {
  #recent: readonly OwnWrite[] = [];

  /** Notes every write that goes through an api. */
  watch<A extends Pick<ApiCapability, 'request'>>(api: A): A {
    return { ...api, request: (call: ApiRequest) => this.#note(call, api.request(call)) };
  }

  /**
   * Finds the write that a message tells of; it is told of once.
   * @returns the moment of its answer, undefined for one that failed; undefined where this page has written nothing of it
   */
  find({ source, detail }: LiveMessage): Promise<number | undefined> | undefined {
    const noun = nounOf(source);
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
