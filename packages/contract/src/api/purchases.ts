import * as z from '@waymark/contract/schema';
import { text } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const method = () => z.string().check(z.minLength(1), z.maxLength(255));
const dollars = () => z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const purchase = z.object({ stripe_id: method(), cost: dollars() });

/** Buy branding for a game. Charged once, whatever is repeated. */
export const buyBranding = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/branding.json',
  audience: 'signed-in',
  summary: 'Buy branding for a game',
  params: z.object({ id: idParam() }),
  body: purchase,
  answer: anyAnswer,
});

/** Buy reels for a game. Charged once, whatever is repeated. */
export const buyReels = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/reels.json',
  audience: 'signed-in',
  summary: 'Buy reels for a game',
  params: z.object({ id: idParam() }),
  body: purchase,
  answer: anyAnswer,
});

/** What the donation page of a game shows, for people without a session. */
export const getDonationPage = defineRoute({
  method: 'GET',
  path: '/games/{id}/donations.json',
  audience: 'public',
  capability: 'donation-page',
  summary: 'What the donation page of a game shows',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    name: text(),
    /** Addresses; empty without one. */
    photo: text(),
    logo: text(),
    /** `#rrggbb`: the bar of the player app, and what is readable on it. */
    bar: text(),
    ink: text(),
  }),
});

/** Donate to a game; needs no session. A payment method is charged once. */
export const donateToGame = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/donations.json',
  audience: 'public',
  summary: 'Donate to a game',
  params: z.object({ id: idParam() }),
  body: z.object({ email: z.string().check(z.maxLength(320)), stripe_id: method(), cost: dollars() }),
  answer: anyAnswer,
});
