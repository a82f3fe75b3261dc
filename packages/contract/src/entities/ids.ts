import type { core } from 'zod/mini';
import { needed } from './shape';

/**
 * Branded identifiers. On the wire they are plain numbers or strings; the brand prevents passing a team's id for a
 * game's. Use the `asX` functions where an id enters the program (an address, a response).
 */
type Branded<T, Name extends string> = T & core.$brand<Name>;

/** Id of a game, a positive integer. */
export type GameId = Branded<number, 'GameId'>;
/** Id of an account. */
export type UserId = Branded<number, 'UserId'>;
/** Id of a challenge ("task" on the wire). */
export type TaskId = Branded<number, 'TaskId'>;
/** Id of a team. */
export type TeamId = Branded<number, 'TeamId'>;
/** Id of a group of teams. */
export type GroupId = Branded<number, 'GroupId'>;
/** Id of an answer (a submission of a player). */
export type AnswerId = Branded<number, 'AnswerId'>;
/** Uuid of an uploaded file. */
export type MediaUuid = Branded<string, 'MediaUuid'>;

/** Marks a number as a game's id. */
export const asGameId = (id: number): GameId => id as GameId;
/** Marks a number as a challenge's id. */
export const asTaskId = (id: number): TaskId => id as TaskId;
/** Marks a number as an account's id. */
export const asUserId = (id: number): UserId => id as UserId;

/** Marks a number as a team's id. */
export const asTeamId = (id: number): TeamId => id as TeamId;
/** Marks a number as an answer's id. */
export const asAnswerId = (id: number): AnswerId => id as AnswerId;
/** Marks a number as a group's id. */
export const asGroupId = (id: number): GroupId => id as GroupId;

/**
 * Parses a game's id from an address segment.
 * @returns the id, or `undefined` for `new`, an empty segment, and anything but a positive integer
 */
export function readGameId(segment: string | undefined): GameId | undefined {
  if (!segment || !/^[1-9]\d{0,14}$/.test(segment)) return undefined;
  return asGameId(Number(segment));
}

/** Replaces a game's id in an address while the game is being created ([G73]). */
export const NEW_GAME = 'new';

/** A game's id in a response. */
export const gameId = () => needed().brand<'GameId'>();
/** A team's id in a response. */
export const teamId = () => needed().brand<'TeamId'>();
/** A group's id in a response. */
export const groupId = () => needed().brand<'GroupId'>();
/** A challenge's id in a response. */
export const taskId = () => needed().brand<'TaskId'>();
/** An answer's id in a response. */
export const answerId = () => needed().brand<'AnswerId'>();
