import * as z from '@waymark/contract/schema';
import { mediaUrlsSchema } from '../entities/media';
import { number, text } from '../entities/shape';
import { isLiveCode, type LiveCode } from './code';

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
