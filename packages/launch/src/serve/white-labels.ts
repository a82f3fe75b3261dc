import { describeWhiteLabel, type RuntimeConfig } from '@waymark/contract';

/** What a server must know of a white label to put its areas into pages of partners. */
export type WhiteLabel = ReturnType<typeof describeWhiteLabel.answer.parse>['whitelabel'];

interface Held {
  readonly until: number;
  readonly label: WhiteLabel | undefined;
}

const FRESH_FOR = 30_000;

/** The white labels as their provider describes them; while it does not answer, what it said last. */
export class WhiteLabels {
  readonly #held = new Map<string, Held>();
  readonly #config: Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'whitelabel'>;

  constructor(config: Pick<RuntimeConfig, 'apiOrigin' | 'apiVersion' | 'whitelabel'>) {
    this.#config = config;
  }

  /**
   * One of them; the builder's own without a name.
   * @returns undefined for one that nobody knows, `silent` while nobody can tell
   */
  async find(identifier = this.#config.whitelabel): Promise<WhiteLabel | 'silent' | undefined> {
    const held = this.#held.get(identifier);
    if (held && Date.now() < held.until) return held.label;
    const answer = await this.#ask(identifier);
    if (answer === 'silent') return held?.label ?? 'silent';
    this.#held.set(identifier, { until: Date.now() + FRESH_FOR, label: answer });
    return answer;
  }

  /** The origins of the partners of one of them. */
  async partnersOf(identifier?: string): Promise<readonly string[]> {
    const label = await this.find(identifier);
    return label === 'silent' ? [] : (label?.origins ?? []);
  }

  /** Whether pages of an origin hold areas of any white label that was asked for. */
  isPartner(origin: string): boolean {
    return [...this.#held.values()].some(({ label }) => label?.origins.includes(origin));
  }

  async #ask(identifier: string): Promise<WhiteLabel | undefined | 'silent'> {
    const { apiOrigin, apiVersion } = this.#config;
    try {
      const answer = await fetch(`${apiOrigin}/${apiVersion}${describeWhiteLabel.path}`, {
        headers: { 'X-Whitelabel': identifier },
        signal: AbortSignal.timeout(3000),
      });
      if (answer.status === 404) return undefined;
      return answer.ok ? describeWhiteLabel.answer.parse(await answer.json()).whitelabel : 'silent';
    } catch {
      return 'silent';
    }
  }
}
