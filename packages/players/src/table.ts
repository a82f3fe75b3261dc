import { type GameRow, gameStateAt, type Task, type Team } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import { type Crew, type CrewMove, playOn } from './crew';
import { type DeskMove, reviewOn } from './desk';
import { type Door, type Person, Refused, withAccount, withCode, withPassword } from './person';
import { LATECOMERS } from './words';

/** Who plays where. */
export interface TableOptions extends Door {
  /** Accounts of the demo: who made the games, and who judges answers. */
  readonly owner: string;
  readonly judge: string;
  readonly password: string;
  readonly random?: Random;
  readonly now?: () => number;
}

/** What happened, in a few words. */
export type Move = CrewMove | DeskMove | 'joined' | 'nothing is on';

/** Simulated teams around the games that are on. */
export interface Table {
  /** Lets the next thing happen. @throws {Refused} */
  move(): Promise<Move>;
}

/** Whoever leaves the demo running for hours finds a game and no flood: no more answers than this in one game, … */
const MOST_ANSWERS = 1200;
/** … no more files than this from one run, … */
const MOST_FILES = 300;
/** … and not everybody at once. */
const MOST_GAMES = 3;
/** Of so many teams, one will have something to do. */
const TURNS = 4;
/** What is known of a game is looked up again after so long. */
const FRESH_FOR = 60_000;

interface LiveGame {
  readonly row: GameRow;
  readonly crews: readonly Crew[];
  readonly tasks: readonly Task[];
}

/** Sits down at the table: nothing is called before the first move. */
export function openTable(options: TableOptions): Table {
  const { owner, judge, password, random = Math.random, now = Date.now } = options;
  const organiser = withPassword(options, owner, password);
  const reviewer = withPassword(options, judge, password);
  const people = new Map<string, Person>();
  const late = [...LATECOMERS];
  /** Who founded a team while we were watching, by its name. */
  const comers = new Map<string, Person>();
  let known: { readonly at: number; readonly games: readonly LiveGame[] } | undefined;
  let answered = 0;

  /** One person for each code: who has a session keeps it. */
  const somebody = (code: string): Person => {
    const person = people.get(code) ?? withCode(options, code);
    people.set(code, person);
    return person;
  };

  const look = async (): Promise<readonly LiveGame[]> => {
    if (known && now() - known.at < FRESH_FOR) return known.games;
    const { games } = await organiser.call<{ games: GameRow[] }>('GET', '/games.json?history=3650&per_page=50');
    const live = games.filter((row) => gameStateAt(row, now()) === 'live' && (row.answers_count ?? 0) < MOST_ANSWERS);
    const found = await Promise.all(live.slice(0, MOST_GAMES).map((row) => sitDown(row)));
    known = { at: now(), games: found.filter(({ crews }) => crews.length > 0) };
    return known.games;
  };

  const sitDown = async (row: GameRow): Promise<LiveGame> => {
    const [{ teams }, { tasks }] = await Promise.all([
      organiser.call<{ teams: Team[] }>('GET', `/teams/organize.json?game_id=${row.id}&per_page=9999`),
      organiser.call<{ tasks: Task[] }>('GET', `/tasks/game/${row.id}.json?per_page=9999`),
    ]);
    const crews = teams.flatMap(({ name = '', users }): Crew[] => {
      const code = users.map(({ game }) => game?.code).find((one) => one);
      const player = code ? somebody(code) : comers.get(name);
      return player ? [{ name, player }] : [];
    });
    return { row, crews, tasks };
  };

  /** Somebody who heard of it late signs up and joins. */
  const join = async ({ row }: LiveGame): Promise<Move> => {
    const comer = late.shift();
    if (!comer) return 'waited';
    const person = withAccount(options, comer.name, `${comer.address}@players.demo.test`, password);
    await person.call('POST', '/play/join.json', { code: row.code, team: comer.team });
    if (!comers.has(comer.team)) comers.set(comer.team, person);
    known = undefined;
    return 'joined';
  };

  return {
    move: async () => {
      const games = await look();
      const game = pick(random, games);
      if (!game) return 'nothing is on';
      if (game === games[0] && late.length > 0 && happens(random, 0.14)) return join(game);
      if (happens(random, 0.4)) return reviewOn(random, reviewer, Number(game.row.id));
      for (let turn = 0; turn < TURNS && answered < MOST_FILES; turn += 1) {
        const crew = pick(random, game.crews);
        const move = crew ? await playOn(random, crew, Number(game.row.id), game.tasks) : 'waited';
        if (move === 'answered' || move === 'sent another one') answered += 1;
        if (move !== 'waited') return move;
      }
      return 'waited';
    },
  };
}

/** Whether an error is the provider's no to a person, who shrugs and goes on. */
export const isRefusal = (error: unknown): boolean => error instanceof Refused && error.status < 500;
