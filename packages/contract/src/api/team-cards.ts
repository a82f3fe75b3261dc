import * as z from '@waymark/contract/schema';
import { number } from '../entities/shape';
import { idParam } from './parts';
import { defineRoute } from './route';

/** Number of team cards per page. */
export const CARDS_PER_PAGE = ['4', '8'] as const;
/** Number of team cards per page. */
export type CardsPerPage = (typeof CARDS_PER_PAGE)[number];

/**
 * Cards of the teams as a printable PDF, each with a code for joining that team. `app` is the player app's address,
 * which the QR code opens.
 */
export const printTeamCards = defineRoute({
  method: 'GET',
  path: '/teams/cards/{id}.json',
  audience: 'signed-in',
  capability: 'team-cards',
  summary: 'Cards of the teams to print',
  params: z.object({ id: idParam() }),
  query: z.object({ per_page: z.optional(z.enum(CARDS_PER_PAGE)), app: z.string().check(z.maxLength(255)) }),
  answer: z.looseObject({
    /** `content` is base64. */
    file: z.looseObject({ name: z.string(), type: z.string(), content: z.string() }),
    count: number(),
  }),
});
