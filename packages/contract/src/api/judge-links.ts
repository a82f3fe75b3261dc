import * as z from '@waymark/contract/schema';
import { judgeLinkSchema } from '../entities/judge-link';
import { number, text } from '../entities/shape';
import { tokenParts } from '../entities/user';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Maximum validity of a judge link in hours. */
export const JUDGE_LINK_HOURS_MAX = 24 * 31;
/** Default validity of a judge link in hours. */
export const JUDGE_LINK_HOURS_DEFAULT = 24;

/** The judge links of a game; for its administrators. Keys are only returned on creation. */
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
 * Create a judge link, whose holder can only judge this game. `key` belongs behind the `#` of an address, which no
 * server receives. Accepts no `Idempotency-Key`: a stored response would contain the key.
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

/** Revoke a judge link at once, with all its sessions. */
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

/** Exchange the key of a judge link for a session that can only judge its game. 404 for a revoked or expired one. */
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
