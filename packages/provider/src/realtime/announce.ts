import { type LIVE_SOURCES, type LiveNoun, type LiveSource, nounOf } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { publishEvent } from './publish-event';

interface Named {
  readonly id: number;
  readonly name?: string | undefined;
}
interface Own {
  readonly id: number;
}

/** The progress of a job. */
interface JobProgress {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
}

/** The parts of a message besides its game, by noun. */
interface PartsOfNoun {
  /** One answer, or several decided at once. */
  readonly answer:
    | { readonly answer: Own; readonly task?: Named; readonly team?: Named; readonly fields?: string[] }
    | { readonly answers: readonly Own[] };
  readonly dropbox: object;
  readonly game: { readonly fields?: string[]; readonly job?: JobProgress };
  readonly reward: { readonly reward: Own };
  /** One challenge by name, or several changed at once. */
  readonly task: ({ readonly task: Named } | { readonly tasks: readonly Own[] }) & { readonly fields?: string[] };
  readonly team: { readonly team: Named; readonly fields?: string[] };
  readonly personalization: object;
  readonly group: { readonly group: Named; readonly fields?: string[] };
  readonly analytic: object;
  /** The affected people are not named: members look them up if they may. */
  readonly people: object;
}

/** Sources with more parts than others of their noun. */
interface PartsOfSource {
  readonly 'ss.game.media': {
    readonly media: { readonly uuid: string; readonly urls: Readonly<Record<string, string>> };
  };
}

type NounOf<Source extends LiveSource> = {
  [Noun in LiveNoun]: Source extends (typeof LIVE_SOURCES)[Noun][number] ? Noun : never;
}[LiveNoun];

/** The parts of a source's message besides its game. */
export type PartsOf<Source extends LiveSource> = Source extends keyof PartsOfSource
  ? PartsOfSource[Source]
  : PartsOfNoun[NounOf<Source>];

/** The game of the message. */
export interface EventGame {
  readonly id: number;
  readonly name: string;
  readonly white_label_id: number;
}

/** The acting user (undefined for the platform itself), and the differences. */
export interface EventOptions {
  readonly userId?: number | undefined;
  readonly changes?: readonly FieldChange[];
  /** Members who receive it besides super administrators; every member by default. */
  readonly only?: readonly number[] | undefined;
  /** Further challenges it is about, besides those it names; players receive only those their team sees. */
  readonly tasks?: readonly number[] | undefined;
  /** Logged with the user, but announced without. */
  readonly unnamed?: boolean;
  /** No audit line, because nothing changed. */
  readonly unrecorded?: boolean;
}

/** Announces an event of a game, with everything its source must carry, to everyone who may see the game. */
export function announce<Source extends LiveSource>(
  { database, tx }: { readonly database: Database; readonly tx: Queries },
  game: EventGame,
  source: Source,
  parts: PartsOf<Source>,
  {
    userId,
    changes,
    only,
    tasks = nounOf(source) === 'task' ? namedTasks(parts) : undefined,
    ...how
  }: EventOptions = {},
): Promise<void> {
  return publishEvent(database, tx, {
    source,
    whiteLabelId: game.white_label_id,
    gameId: game.id,
    ...(userId === undefined ? {} : { userId }),
    ...(changes ? { changes } : {}),
    ...(only ? { only } : {}),
    ...(tasks ? { tasks } : {}),
    ...how,
    detail: { game: { id: game.id, name: game.name }, ...inGame(parts, game.id) },
  });
}

/** The challenges that a message names. */
function namedTasks(parts: object): readonly number[] {
  const { task, tasks = task ? [task] : [] } = parts as { task?: Own; tasks?: readonly Own[] };
  return tasks.map(({ id }) => id);
}

/** Answers, rewards and media carry the id of their game ([G06]). */
function inGame(parts: object, gameId: number): object {
  const { answer, reward, media, ...rest } = parts as { answer?: object; reward?: object; media?: object };
  return {
    ...rest,
    ...(answer ? { answer: { ...answer, game_id: gameId } } : {}),
    ...(reward ? { reward: { ...reward, game_id: gameId } } : {}),
    ...(media ? { media: { ...media, relation_id: gameId } } : {}),
  };
}
