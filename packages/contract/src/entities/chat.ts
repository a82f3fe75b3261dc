import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { instant, number, text } from './shape';

/** Who a line of a chat is from: a team, its organisers, or nobody in particular. */
export const CHAT_SIDES = ['team', 'organiser', 'system'] as const;
/** Who a line of a chat is from. */
export type ChatSide = (typeof CHAT_SIDES)[number];

/** A line of the chat of a team with its organisers. */
export const chatLineSchema = z.looseObject({
  id: z.number(),
  from: z.catch(z.enum(CHAT_SIDES), 'system'),
  /** Name of who wrote it; empty for the system. */
  by: text(),
  text: z.catch(z.string(), ''),
  created_at: instant(),
});
/** A line of the chat of a team with its organisers. */
export type ChatLine = z.infer<typeof chatLineSchema>;

/** The chat of a team in the list of chats. */
export const chatSchema = z.looseObject({
  team: z.looseObject({ id: teamId(), name: text() }),
  last: chatLineSchema,
  /** Lines of the team that no organiser has seen. */
  unread: number(),
});
/** The chat of a team in the list of chats. */
export type Chat = z.infer<typeof chatSchema>;
