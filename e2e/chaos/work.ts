import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller';

const WORKERS = 8;
/** After this many turns, a challenge is created instead of edited. */
const MAKES_EVERY = 5;

/** A challenge edited by one worker: the edits sent, and those accepted. */
interface Edited {
  readonly id: number;
  sent: number;
  taken: number;
}

/** Outcome of the calls of a phase. */
export interface Counts {
  calls: number;
  /** Count of each unsuccessful status, with its message. */
  readonly failed: Map<string, number>;
}

interface TaskAnswer {
  readonly task: { readonly id: number };
}
interface TasksAnswer {
  readonly tasks: readonly { readonly id: number; readonly name: string; readonly description?: string }[];
  readonly meta: { readonly pages: number };
}

/** Organisers who edit and create challenges continuously, and record what was accepted. */
export class Work {
  readonly phases = new Map<string, Counts>();
  readonly #made: string[] = [];
  readonly #edited: Edited[] = [];
  readonly #call: Caller;
  readonly #game: number;
  #phase = 'quiet';
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(call: Caller, game: number) {
    this.#call = call;
    this.#game = game;
  }

  /** The current phase. */
  during(phase: string): void {
    this.#phase = phase;
  }

  /** Begins. @param perSecond calls of all together */
  async begin(perSecond: number): Promise<void> {
    for (let worker = 0; worker < WORKERS; worker += 1) {
      const { body } = await this.#call('POST', '/tasks.json', { game_id: this.#game, name: `Edited ${worker}` });
      this.#edited.push({ id: (body as TaskAnswer).task.id, sent: 0, taken: 0 });
    }
    const wait = (1000 * WORKERS) / perSecond;
    this.#running = Promise.all(this.#edited.map((edited, worker) => this.#workOn(edited, worker, wait)));
  }

  /** Ends, and compares what was taken with what is stored. @returns what is lost, in a line each */
  async end(): Promise<readonly string[]> {
    this.#isOver = true;
    await this.#running;
    const stored: TasksAnswer['tasks'][number][] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { status, body } = await this.#call('GET', `/tasks/game/${this.#game}.json?page=${page}&per_page=100`);
      if (status !== 200) return [`The challenges could not be read: ${status}`];
      stored.push(...(body as TasksAnswer).tasks);
      ({ pages } = (body as TasksAnswer).meta);
    }
    const names = new Set(stored.map(({ name }) => name));
    const lost = this.#made.filter((name) => !names.has(name)).map((name) => `${name} was taken and is not there`);
    for (const { id, sent, taken } of this.#edited) {
      const text = stored.find((task) => task.id === id)?.description ?? '';
      const edit = Number(/\d+/.exec(text)?.[0] ?? 0);
      if (edit < taken || edit > sent)
        lost.push(`Challenge ${id} is at edit ${edit}; ${taken} was taken, ${sent} sent`);
    }
    return lost;
  }

  async #workOn(edited: Edited, worker: number, wait: number): Promise<void> {
    for (let turn = 1; !this.#isOver; turn += 1) {
      if (turn % MAKES_EVERY === 0) {
        const name = `Made by ${worker} in turn ${turn}`;
        if (await this.#counted('POST', '/tasks.json', { game_id: this.#game, name })) this.#made.push(name);
      } else {
        edited.sent = turn;
        const body = { game_id: this.#game, description: `Edit ${turn}` };
        if (await this.#counted('PUT', `/tasks/${edited.id}.json`, body)) edited.taken = turn;
      }
      await pause(wait);
    }
  }

  async #counted(method: string, path: string, body: object): Promise<boolean> {
    const counts = this.phases.get(this.#phase) ?? { calls: 0, failed: new Map() };
    this.phases.set(this.#phase, counts);
    const { status, body: answer } = await this.#call(method, path, body);
    counts.calls += 1;
    if (status === 200) return true;
    const said = `${status || 'no answer'} ${(answer as { message?: string } | undefined)?.message ?? ''}`.trim();
    counts.failed.set(said, (counts.failed.get(said) ?? 0) + 1);
    return false;
  }
}
