import * as z from '@waymark/contract/schema';
import { asGameId, type GameId } from '../entities/ids';
import type { PresentPerson } from '../host/host';

/**
 * Source of presence frames. They only describe the present, so unlike live messages they invalidate no data; receivers
 * that do not know them ignore them.
 */
export const PRESENCE_SOURCE = 'ss.presence';

/** Organisers who have a game open, including the receiver. */
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

/** Sent by a page that opens a game; undefined: no game is open any more. */
export const writePresenceWish = (game: GameId | undefined): string =>
  JSON.stringify({ source: PRESENCE_SOURCE, detail: { game: game === undefined ? null : { id: game } } });

/** Sent to everybody who has the game open. */
export const writePresence = ({ game, people }: Presence): string =>
  JSON.stringify({ source: PRESENCE_SOURCE, detail: { game: { id: game }, people } });

/** Parses the game a page has opened: null for none, undefined for other frames. */
export function readPresenceWish(frame: string): GameId | null | undefined {
  const game = read(frame)?.game;
  return game ? asGameId(game.id) : game;
}

/** Parses who has a game open; undefined for other frames. */
export function readPresence(frame: string): Presence | undefined {
  const frameContent = read(frame);
  return frameContent?.game && frameContent.people
    ? { game: asGameId(frameContent.game.id), people: frameContent.people }
    : undefined;
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
