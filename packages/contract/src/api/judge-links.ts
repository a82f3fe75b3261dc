import * as z from '@waymark/contract/schema';
import { judgeLinkSchema } from '../entities/judge-link';
import { number, text } from '../entities/shape';
import { tokenParts } from '../entities/user';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Most hours for which a link lets somebody judge. */
export const JUDGE_LINK_HOURS_MAX = 24 * 31;
/** Hours for which a link lets somebody judge unless told otherwise. */
export const JUDGE_LINK_HOURS_DEFAULT = 24;

/** The links by which others judge a game; for who administrates it. The keys are told once, when the links are made. */
export const listJudgeLinks = defineRoute({
  method: 'GET',
  path: '/games/{id}/judge-links.json',
  audience: 'signed-in',
  capability: 'judge-links',
  summary: 'The links by which others judge a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ links: z.array(judgeLinkSchema) }),
});

/**
 * Make a link by which whoever has it judges this game and does nothing else. `key` stands behind the `#` of an address, which
 * no server is sent. Takes no `Idempotency-Key`: a kept response would keep the key.
 */
export const createJudgeLink = defineRoute({
  method: 'POST',
  path: '/games/{id}/judge-links.json',
  audience: 'signed-in',
  capability: 'judge-links',
  summary: 'Make a link by which others judge a game',
  params: z.object({ id: idParam() }),
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(80))),
    hours: z.optional(z.number().check(z.int(), z.gte(1), z.lte(JUDGE_LINK_HOURS_MAX))),
  }),
  answer: z.looseObject({ link: judgeLinkSchema, key: z.string() }),
});

/** End a link at once, with every session that it began. */
export const revokeJudgeLink = defineRoute({
  method: 'DELETE',
  path: '/judge-links/{id}.json',
  audience: 'signed-in',
  capability: 'judge-links',
  summary: 'End a link by which others judge',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});

/** Trade the key of a link for a session that may judge its game and nothing else. 404 for one that opens nothing any more. */
export const openJudgeLink = defineRoute({
  method: 'POST',
  path: '/judge-links/open.json',
  audience: 'public',
  capability: 'judge-links',
  summary: 'Judge by a link',
  body: z.object({
    key: z.string().check(z.maxLength(128)),
    /** What other judges see. */
    name: z.optional(z.string().check(z.maxLength(80))),
  }),
  answer: z.looseObject({
    ...tokenParts,
    game: z.looseObject({ id: number(), name: text() }),
    expires_at: text(),
  }),
});
