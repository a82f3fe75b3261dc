import * as z from '@waymark/contract/schema';
import { asGameId, type GameId } from '../entities/ids';
import type { PresentPerson } from '../host/host';

/**
 * Source code of the frames that say who has a game open. They are about this moment only, so they are none of the live
 * messages that make data old; either side may send them to one that does not know them, which ignores them.
 */
export const PRESENCE_SOURCE = 'ss.presence';

/** Who has a game open, organisers only; the one who reads it is among them. */
export interface Presence {
  readonly game: GameId;
  readonly people: readonly PresentPerson[];
}

const frameSchema = z.looseObject({
  source: z.literal(PRESENCE_SOURCE),
  detail: z.looseObject({
    game: z.nullable(z.looseObject({ id: z.number() })),
    people: z.catch(z.optional(z.array(z.looseObject({ id: z.number(), name: z.string() }))), undefined),
  }),
});

/** What a page sends when a game is opened on it; undefined: none is open any more. */
export const writePresenceWish = (game: GameId | undefined): string =>
  JSON.stringify({ source: PRESENCE_SOURCE, detail: { game: game === undefined ? null : { id: game } } });

/** What is sent to everybody who has the game open. */
export const writePresence = ({ game, people }: Presence): string =>
  JSON.stringify({ source: PRESENCE_SOURCE, detail: { game: { id: game }, people } });

/** Reads the game a page has opened: null for none, undefined for a frame that says nothing about it. */
export function readPresenceWish(frame: string): GameId | null | undefined {
  const game = read(frame)?.game;
  return game ? asGameId(game.id) : game;
}

/** Reads who has a game open; undefined for a frame that does not say. */
export function readPresence(frame: string): Presence | undefined {
  const said = read(frame);
  return said?.game && said.people ? { game: asGameId(said.game.id), people: said.people } : undefined;
}

function read(frame: string) {
  // Nearly all frames are something else.
  if (!frame.includes(PRESENCE_SOURCE)) return undefined;
  try {
    return frameSchema.safeParse(JSON.parse(frame)).data?.detail;
  } catch {
    return undefined;
  }
}
