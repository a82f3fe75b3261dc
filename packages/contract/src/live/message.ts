import * as z from '@waymark/contract/schema';
import { asGameId, type GameId } from '../entities/ids';
import { mediaUrlsSchema } from '../entities/media';
import { number, text } from '../entities/shape';
import { isLiveCode, type LiveCode } from './sources';

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

/** The detail of a live message; all optional ([G06]). `fields` names the changed fields, if known. */
export type LiveDetail = z.infer<typeof messageSchema>['detail'];

/**
 * A live message: what happened, who did it (`detail.user_id`) and to what. Sources unknown to the shell are passed on,
 * because a remote may know them.
 */
export interface LiveMessage {
  readonly id: string;
  readonly source: LiveCode;
  readonly detail: LiveDetail;
}

/**
 * Parses a text frame of the socket.
 * @returns the message; undefined if it is invalid
 */
export function readLiveMessage(frame: string): LiveMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const parsed = messageSchema.safeParse(json);
  if (!parsed.success || !isLiveCode(parsed.data.source)) return undefined;
  return { id: String(parsed.data.id), source: parsed.data.source, detail: parsed.data.detail };
}

/** The game of a message: directly, or from its answer, reward or media relation ([G06]). */
export function gameOfMessage({ source, detail }: LiveMessage): GameId | undefined {
  const id =
    detail.game?.id ??
    detail.answer?.game_id ??
    detail.reward?.game_id ??
    (source === 'ss.game.media' ? detail.media?.relation_id : undefined);
  return id === undefined ? undefined : asGameId(id);
}

/** The changed field when nothing changed: the readiness check of a starting game found something. */
export const CHECK_TOLD = 'readiness';

/** Whether a message announces a finding of the readiness check rather than a change. */
export const tellsOfCheck = ({ source, detail: { fields } }: LiveMessage): boolean =>
  source === 'ss.game.update' && fields?.length === 1 && fields[0] === CHECK_TOLD;
