import { type GameRow, gameStateAt, type Task, type Team } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import { type JudgeMove, judgeMove } from './judge';
import { type ApiTarget, type Person, Refused, withAccount, withCode, withLink, withPassword } from './person';
import { type PlayingTeam, type TeamMove, teamMove } from './team';
import { Walks } from './walk';
import { GUEST_JUDGES, LATECOMERS } from './words';

/** Options of the simulation. */
export interface TableOptions extends ApiTarget {
  /** Demo accounts of the organiser and the judge. */
  readonly owner: string;
  readonly judge: string;
  readonly password: string;
  readonly random?: Random;
  readonly now?: () => number;
}

/** What a move did. */
export type Move = TeamMove | JudgeMove | 'joined' | 'nothing is on';

/** Simulated teams that play the live games. */
export interface Table {
  /** Makes the next move. @throws {Refused} */
  move(): Promise<Move>;
}

/** Limits that keep a demo from flooding when it runs for hours: answers per game, */
const MAX_ANSWERS = 1200;
/** files per run, */
const MAX_FILES = 300;
/** and games at once. */
const MAX_GAMES = 3;
/** Teams tried until one has something to do. */
const TURNS = 4;
/** How long guests may judge; a demo rarely runs for a month. */
const JUDGING_HOURS = 24 * 31;
/** Milliseconds until games are fetched again. */
const STALE_AFTER_MS = 60_000;

interface LiveGame {
  readonly row: GameRow;
  readonly playing: readonly PlayingTeam[];
  readonly tasks: readonly Task[];
}

/** Creates the simulation: makes no call before the first move. */
export function openTable(options: TableOptions): Table {
  const { owner, judge, password, random = Math.random, now = Date.now } = options;
  const organiser = withPassword(options, owner, password);
  const reviewer = withPassword(options, judge, password);
  const people = new Map<string, Person>();
  const late = [...LATECOMERS];
  /** People who founded a team during this run, by team name. */
  const founders = new Map<string, Person>();
  /** Judges by game: links are valid for one game. */
  const judges = new Map<number, readonly Person[]>();
  let known: { readonly at: number; readonly games: readonly LiveGame[] } | undefined;
  const walks = new Walks(random);
  let answered = 0;

  /** One person per code, so that sessions are reused. */
  const playerWith = (code: string): Person => {
    const person = people.get(code) ?? withCode(options, code);
    people.set(code, person);
    return person;
  };

  const look = async (): Promise<readonly LiveGame[]> => {
    if (known && now() - known.at < STALE_AFTER_MS) return known.games;
    const { games } = await organiser.call<{ games: GameRow[] }>('GET', '/games.json?history=3650&per_page=50');
    const live = games.filter((row) => gameStateAt(row, now()) === 'live' && (row.answers_count ?? 0) < MAX_ANSWERS);
    const found = await Promise.all(live.slice(0, MAX_GAMES).map((row) => load(row)));
    known = { at: now(), games: found.filter(({ playing }) => playing.length > 0) };
    return known.games;
  };

  const load = async (row: GameRow): Promise<LiveGame> => {
    const [{ teams }, { tasks }] = await Promise.all([
      organiser.call<{ teams: Team[] }>('GET', `/teams/organize.json?game_id=${row.id}&per_page=9999`),
      organiser.call<{ tasks: Task[] }>('GET', `/tasks/game/${row.id}.json?per_page=9999`),
    ]);
    const playing = teams.flatMap(({ name = '', users }): PlayingTeam[] => {
      const code = users.map(({ game }) => game?.code).find((one) => one);
      const player = code ? playerWith(code) : founders.get(name);
      return player ? [{ name, player }] : [];
    });
    return { row, playing, tasks };
  };

  /** The judge with an account, and guests if the provider offers judge links. */
  const judgesOf = async (gameId: number): Promise<readonly Person[]> => {
    const invited = judges.get(gameId);
    if (invited) return invited;
    const link = { name: 'Simulated judges', hours: JUDGING_HOURS };
    const path = `/games/${gameId}/judge-links.json`;
    const made = await organiser.call<{ key: string }>('POST', path, link).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return undefined;
      throw error;
    });
    const all = [reviewer, ...(made ? GUEST_JUDGES.map((name) => withLink(options, made.key, name)) : [])];
    judges.set(gameId, all);
    return all;
  };

  /** A new person signs up and joins. */
  const join = async ({ row }: LiveGame): Promise<Move> => {
    const comer = late.shift();
    if (!comer) return 'waited';
    const person = withAccount(options, comer.name, `${comer.address}@players.demo.test`, password);
    await person.call('POST', '/play/join.json', { code: row.code, team: comer.team });
    if (!founders.has(comer.team)) founders.set(comer.team, person);
    known = undefined;
    return 'joined';
  };

  return {
    move: async () => {
      const games = await look();
      const game = pick(random, games);
      if (!game) return 'nothing is on';
      await walks.step(Number(game.row.id), game.playing, game.tasks);
      if (game === games[0] && late.length > 0 && happens(random, 0.14)) return join(game);
      if (happens(random, 0.4)) {
        const id = Number(game.row.id);
        return judgeMove(random, pick(random, await judgesOf(id)) ?? reviewer, id);
      }
      for (let turn = 0; turn < TURNS && answered < MAX_FILES; turn += 1) {
        const team = pick(random, game.playing);
        const move = team ? await teamMove(random, team, Number(game.row.id), game.tasks) : 'waited';
        if (move === 'answered' || move === 'sent another one') answered += 1;
        if (move !== 'waited') return move;
      }
      return 'waited';
    },
  };
}

/** Whether the provider rejected a call; the simulation then continues. */
export const isRefusal = (error: unknown): boolean => error instanceof Refused && error.status < 500;
