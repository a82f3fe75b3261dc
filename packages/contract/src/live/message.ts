import * as z from '@waymark/contract/schema';
import { asGameId, type GameId } from '../entities/ids';
import { mediaUrlsSchema } from '../entities/media';
import { number, text } from '../entities/shape';
import { isLiveSource, type LiveSource } from './sources';

const ref = () => z.catch(z.optional(z.looseObject({ id: number(), name: text() })), undefined);
const refInGame = () => z.catch(z.optional(z.looseObject({ id: number(), game_id: number() })), undefined);

const messageSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  source: z.string(),
  detail: z.catch(
    z.looseObject({
      user_id: number(),
      game: ref(),
      task: ref(),
      team: ref(),
      group: ref(),
      answer: refInGame(),
      reward: refInGame(),
      fields: z.catch(z.optional(z.array(z.string())), undefined),
      media: z.catch(
        z.optional(
          z.looseObject({
            uuid: text(),
            relation_id: number(),
            urls: z.catch(z.optional(mediaUrlsSchema), undefined),
          }),
        ),
        undefined,
      ),
    }),
    {},
  ),
});

/** The detail of a live message; everything is optional ([G06]). `fields` names what an update changed, where known. */
export type LiveDetail = z.infer<typeof messageSchema>['detail'];

/** One live message: what happened, who did it (`detail.user_id`) and to what. */
export interface LiveMessage {
  readonly id: string;
  readonly source: LiveSource;
  readonly detail: LiveDetail;
}

/**
 * Reads one text frame of the socket.
 * @returns the message, or undefined for anything that is none or whose source this version does not know
 */
export function readLiveMessage(frame: string): LiveMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const parsed = messageSchema.safeParse(json);
  if (!parsed.success || !isLiveSource(parsed.data.source)) return undefined;
  return { id: String(parsed.data.id), source: parsed.data.source, detail: parsed.data.detail };
}

/** The game a message belongs to: its game, else that of its answer or reward, else the relation of its media ([G06]). */
export function gameOfMessage({ source, detail }: LiveMessage): GameId | undefined {
  const id =
    detail.game?.id ??
    detail.answer?.game_id ??
    detail.reward?.game_id ??
    (source === 'ss.game.media' ? detail.media?.relation_id : undefined);
  return id === undefined ? undefined : asGameId(id);
}

/** What an update names as changed when nothing was: the check of a game that is about to start found something. */
export const CHECK_TOLD = 'readiness';

/** Whether a message tells what the check of a game found, and of no change. */
export const tellsOfCheck = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source === 'ss.game.update' && fields?.length === 1 && fields[0] === CHECK_TOLD;
