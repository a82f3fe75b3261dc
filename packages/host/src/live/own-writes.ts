import { type ApiCapability, type ApiRequest, type LiveMessage, type LiveNoun, nounIn } from '@waymark/contract';

/** A write of this page, and the time of its response (`performance.now`); undefined if it failed. */
interface OwnWrite {
  readonly noun: LiveNoun;
  readonly id: number | undefined;
  /** Names of the sent fields. */
  readonly fields: readonly string[];
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
   * Finds the write that a message announces, once. A write that got no response may never have arrived, so the message may
   * be of a later one like it: what was loaded since the last of them is new enough, and nothing is when one of them failed.
   * @returns the time of the last response, undefined if one failed; undefined if this page has no matching write
   */
  find(message: LiveMessage): Promise<number | undefined> | undefined {
    const alike = this.#recent.filter((write) => isAnnounced(write, message));
    this.#forget(alike[0]);
    if (alike.length === 0) return undefined;
    return Promise.all(alike.map(({ answered }) => answered)).then((times) =>
      times.reduce<number | undefined>(
        (last, time) => (last === undefined || time === undefined ? undefined : Math.max(last, time)),
        0,
      ),
    );
  }

  #note(call: ApiRequest, answer: Promise<unknown>): Promise<unknown> {
    const [, name = '', id] = /^\/(\w+)(?:\/(\d+))?/.exec(call.path) ?? [];
    const noun = NOUNS[name];
    if (call.method === 'GET' || !noun) return answer;
    const answered = answer.then(
      () => performance.now(),
      () => undefined,
    );
    const fields = Object.keys(call.body ?? {});
    const write: OwnWrite = { noun, id: id === undefined ? undefined : Number(id), fields, answered };
    this.#recent = [...this.#recent, write];
    void answered.then(() => setTimeout(() => this.#forget(write), LATEST));
    return answer;
  }

  #forget(write: OwnWrite | undefined): void {
    this.#recent = this.#recent.filter((other) => other !== write);
  }
}

/** Whether a message may be about a write: the same noun and id, and a field that was sent. */
function isAnnounced({ noun, id, fields }: OwnWrite, { source, detail }: LiveMessage): boolean {
  if (noun !== nounIn(source)) return false;
  const named = (detail as Readonly<Record<string, { readonly id?: number } | undefined>>)[noun]?.id;
  if (id !== undefined && named !== undefined && id !== named) return false;
  const changed = detail.fields ?? [];
  return changed.length === 0 || fields.length === 0 || changed.some((field) => fields.includes(field));
}
