import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { instant, number, text } from './shape';

/** Sender of a chat message: a team, its organisers, or the system. */
export const CHAT_SIDES = ['team', 'organiser', 'system'] as const;
/** Sender of a chat message. */
export type ChatSide = (typeof CHAT_SIDES)[number];

/** A message in the chat between a team and its organisers. */
export const chatLineSchema = z.looseObject({
  id: z.number(),
  from: z.catch(z.enum(CHAT_SIDES), 'system'),
  /** The author's name; empty for the system. */
  by: text(),
  text: z.catch(z.string(), ''),
  created_at: instant(),
});
/** A message in the chat between a team and its organisers. */
export type ChatLine = z.infer<typeof chatLineSchema>;

/** The chat of a team in the list of chats. */
export const chatSchema = z.looseObject({
  team: z.looseObject({ id: teamId(), name: text() }),
  last: chatLineSchema,
  /** Messages of the team that no organiser has read. */
  unread: number(),
});
/** The chat of a team in the list of chats. */
export type Chat = z.infer<typeof chatSchema>;
