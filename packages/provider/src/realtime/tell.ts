import { type LIVE_SOURCES, type LiveNoun, type LiveSource, nounOf } from '@waymark/contract';
import type { Database, Queries } from '../db/database';
import type { FieldChange } from '../db/schema';
import { announce } from './announce';

interface Named {
  readonly id: number;
  readonly name?: string | undefined;
}
interface Own {
  readonly id: number;
}

/** What a message names besides its game, by what it speaks of. */
interface PartsOfNoun {
  readonly answer: { readonly answer: Own; readonly task: Named; readonly team: Named };
  readonly dropbox: object;
  readonly game: { readonly fields?: string[] };
  readonly reward: { readonly reward: Own };
  /** One challenge by name, or several that were changed at once. */
  readonly task: ({ readonly task: Named } | { readonly tasks: readonly Own[] }) & { readonly fields?: string[] };
  readonly team: { readonly team: Named };
  readonly personalization: object;
  readonly group: { readonly group: Named; readonly fields?: string[] };
  readonly analytic: object;
  /** Whom it happened to is not told: members look it up, and may see it or not. */
  readonly people: object;
}

/** Sources that name more than the others of their noun. */
interface PartsOfSource {
  readonly 'ss.game.media': {
    readonly media: { readonly uuid: string; readonly urls: Readonly<Record<string, string>> };
  };
}

type NounOf<Source extends LiveSource> = {
  [Noun in LiveNoun]: Source extends (typeof LIVE_SOURCES)[Noun][number] ? Noun : never;
}[LiveNoun];

/** What a message of a source names besides its game. */
export type PartsOf<Source extends LiveSource> = Source extends keyof PartsOfSource
  ? PartsOfSource[Source]
  : PartsOfNoun[NounOf<Source>];

/** The game something happened in. */
export interface ToldGame {
  readonly id: number;
  readonly name: string;
  readonly white_label_id: number;
}

/** Who did it (the platform itself when nobody did), and what differs after it. */
export interface ToldBy {
  readonly userId?: number | undefined;
  readonly changes?: readonly FieldChange[];
  /** The members it is for besides super administrators; everybody in the game by default. */
  readonly only?: readonly number[] | undefined;
  /** Challenges it tells of besides those that it names: players hear it only as far as their team sees them. */
  readonly tasks?: readonly number[] | undefined;
}

/** Tells those who may see a game what happened in it, with everything that a message of this source has to name. */
export function tell<Source extends LiveSource>(
  { database, tx }: { readonly database: Database; readonly tx: Queries },
  game: ToldGame,
  source: Source,
  parts: PartsOf<Source>,
  { userId, changes, only, tasks = nounOf(source) === 'task' ? namedTasks(parts) : undefined }: ToldBy = {},
): Promise<void> {
  return announce(database, tx, {
    source,
    whiteLabelId: game.white_label_id,
    gameId: game.id,
    ...(userId === undefined ? {} : { userId }),
    ...(changes ? { changes } : {}),
    ...(only ? { only } : {}),
    ...(tasks ? { tasks } : {}),
    detail: { game: { id: game.id, name: game.name }, ...inGame(parts, game.id) },
  });
}

/** The challenges that a message names. */
function namedTasks(parts: object): readonly number[] {
  const { task, tasks = task ? [task] : [] } = parts as { task?: Own; tasks?: readonly Own[] };
  return tasks.map(({ id }) => id);
}

/** Answers, rewards and media name their game themselves ([G06]). */
function inGame(parts: object, gameId: number): object {
  const { answer, reward, media, ...rest } = parts as { answer?: object; reward?: object; media?: object };
  return {
    ...rest,
    ...(answer ? { answer: { ...answer, game_id: gameId } } : {}),
    ...(reward ? { reward: { ...reward, game_id: gameId } } : {}),
    ...(media ? { media: { ...media, relation_id: gameId } } : {}),
  };
}
