import type { Answer, ApiRequest, Game, ProviderCapability } from '@waymark/contract';
import { buildGame, refusal } from '@waymark/testing';
import { buildAnswer } from './answers';

/** Time of a fake decision. */
export const WHEN = '2026-11-21T18:30:00.000Z';

const DECIDED: Readonly<Record<string, Partial<Answer>>> = {
  accept: { approved_at: WHEN, rejected_at: null },
  reject: { rejected_at: WHEN, approved_at: null, featured_at: null, points: 0 },
  feature: { featured_at: WHEN },
};

/** A fake platform with a game's submissions, newest first, that stores decisions. */
export class Platform {
  answers: Answer[];
  game: Game;
  readonly figures = { oldest_at: null as string | null, decided_today: 0, decided_last_hour: 0 };
  messages: readonly { readonly id: number; readonly text: string; readonly everywhere?: boolean }[] = [];
  /** The teams of the leaderboard. */
  board: readonly object[] = [];
  /** Overrides responses; undefined for the default. */
  respond: (call: ApiRequest) => unknown = () => undefined;
  /** Writes return empty bodies, as the documents allow. */
  silent = false;
  #undo = 100;

  constructor(answers: readonly Answer[], game: Partial<Game> = {}) {
    this.answers = [...answers];
    this.game = buildGame({ name: 'The Pilot’s Lost Logbook', tz: 'London', ...game });
  }

  /** Another judge reviews an answer. */
  decideElsewhere(id: number, fields: Partial<Answer>): void {
    this.answers = this.answers.map((answer) =>
      answer.id === id ? { ...answer, ...fields, review_key: `${answer.review_key}-theirs` } : answer,
    );
  }

  /** A team sends another answer. */
  arrive(id: number, fields: Readonly<Record<string, unknown>> = {}): void {
    this.answers = [buildAnswer({ id, ...fields }), ...this.answers];
  }

  readonly answer = async (call: ApiRequest): Promise<unknown> => {
    const special = await this.respond(call);
    if (special !== undefined) return special;
    const { path, method } = call;
    if (path === '/games/7.json') return { game: this.game };
    if (path === '/games/7/empty.json') {
      this.answers = [];
      return {};
    }
    if (path === '/answers/game/7.json') return this.#page(call);
    if (path === '/answers/queue/7.json') return this.#queue(call);
    if (path === '/answers/stream/7.json') return this.#stream(call);
    if (path === '/answers/statistics/7.json') return this.#statistics();
    if (path === '/leaderboards/game/7.json') return { teams: this.board, count: this.board.length };
    if (path === '/answers/messages/7.json') return { messages: this.messages };
    if (path === '/answers/undo.json') return { ids: [2], kept: [], undo_id: this.#undo + 1 };
    if (path === '/answers/bulk.json') return this.#bulk(call);
    if (path === '/answers/regenerate.json') return this.silent ? {} : { answer: this.#find(call.body) };
    if (path === '/tasks/game/7.json')
      return {
        tasks: [
          { id: 3, name: 'Salute the brass pilot' },
          { id: 4, name: 'Tie a bowline' },
        ],
        meta: { count: 2 },
      };
    if (path === '/teams/organize.json')
      return {
        teams: [
          { id: 9, name: 'Knot Today' },
          { id: 8, name: 'Gull Power' },
        ],
        unassigned_users: [],
        count: 2,
      };
    const [, id, what] = /^\/answers\/(\d+)(?:\/(\w+))?\.json$/.exec(path) ?? [];
    if (what === 'claim') return { claim: { user: { id: 1, name: 'Maren' }, expires_at: '2036-11-21T18:30:00Z' } };
    if (what === 'history') return { reviews: [] };
    if (method === 'PUT' && what) return this.#decide(Number(id), what, call.body as Partial<Answer>);
    if (id) {
      const answer = this.answers.find((one) => one.id === Number(id));
      if (!answer) throw refusal(404);
      return { answer };
    }
    return undefined;
  };

  #find = (body: unknown) => this.answers.find(({ id }) => id === (body as { id: number }).id);

  #narrowed({ query = {} }: ApiRequest): Answer[] {
    return this.answers.filter(
      ({ task, team, featured_at }) =>
        (!query.task_id || task?.id === query.task_id) &&
        (!query.team_id || team?.id === query.team_id) &&
        (query.featured !== '1' || featured_at),
    );
  }

  #page(call: ApiRequest) {
    const found = this.#narrowed(call);
    const [page, size] = [Number(call.query?.page ?? 1), Number(call.query?.per_page ?? 25)];
    const count = found.length;
    return {
      answers: found.slice((page - 1) * size, page * size),
      count,
      meta: { pages: Math.max(1, Math.ceil(count / size)), page, count },
    };
  }

  #queue(call: ApiRequest) {
    const { after, per_page: size = 25, order = 'newest' } = call.query ?? {};
    const waiting = this.#narrowed(call).filter(
      ({ approved_at, rejected_at, user_id }) => !approved_at && !rejected_at && user_id,
    );
    const ordered = order === 'waiting' ? waiting.reverse() : waiting;
    const from = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
    const answers = ordered.slice(from, from + Number(size));
    return { answers, next: from + answers.length < ordered.length ? answers.at(-1)?.id : null };
  }

  #stream(call: ApiRequest) {
    const { max_id: below = Number.POSITIVE_INFINITY, per_page: size = 50 } = call.query ?? {};
    const found = this.#narrowed(call).filter(({ id }) => id < Number(below));
    return { answers: found.slice(0, Number(size)), count: found.length };
  }

  #statistics() {
    const waiting = this.answers.filter(({ approved_at, rejected_at }) => !approved_at && !rejected_at);
    return {
      ...this.figures,
      waiting: waiting.length,
      challenges: [{ id: 3, name: 'Salute the brass pilot', waiting: waiting.length }],
    };
  }

  #decide(id: number, what: string, body: Partial<Answer>) {
    const stored = this.answers.find((answer) => answer.id === id);
    if (!stored) throw refusal(404);
    if (stored.review_key !== body.review_key) throw refusal(409, { answer: stored, message: 'Somebody was quicker.' });
    const points = body.points === undefined ? {} : { points: body.points };
    const answer = { ...stored, ...points, ...DECIDED[what], review_key: `${stored.review_key}+` };
    this.answers = this.answers.map((one) => (one.id === id ? answer : one));
    this.#undo += 1;
    return this.silent ? {} : { answer, undo_id: this.#undo };
  }

  #bulk(call: ApiRequest) {
    const { decision, answers = [] } = call.body as { decision: string; answers?: { id: number }[] };
    for (const { id } of answers) this.decideElsewhere(id, DECIDED[decision] ?? {});
    this.#undo += 1;
    return { ids: answers.map(({ id }) => id), left: [], undo_id: this.#undo };
  }
}

/** Only the documented calls. */
export const DOCUMENTED: readonly ProviderCapability[] = [];
