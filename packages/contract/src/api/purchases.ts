import * as z from '@waymark/contract/schema';
import { number, text } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const method = () => z.string().check(z.minLength(1), z.maxLength(255));
const dollars = () => z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const purchase = z.object({ stripe_id: method(), cost: dollars() });

/** The publishable key for creating Stripe payment methods, for everybody. */
export const getPaymentSetup = defineRoute({
  method: 'GET',
  path: '/payments.json',
  audience: 'public',
  capability: 'stripe',
  summary: 'The key with which a page makes payment methods at Stripe',
  answer: z.looseObject({ key: text() }),
});

/** Buy branding for a game. Charged only once, however often it is repeated. */
export const buyBranding = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/branding.json',
  audience: 'signed-in',
  summary: 'Buy branding for a game',
  params: z.object({ id: idParam() }),
  body: purchase,
  invalidBody: 400,
  answer: anyAnswer,
});

/** Buy reels for a game. Charged only once, however often it is repeated. */
export const buyReels = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/reels.json',
  audience: 'signed-in',
  summary: 'Buy reels for a game',
  params: z.object({ id: idParam() }),
  body: purchase,
  invalidBody: 400,
  answer: anyAnswer,
});

/** The contents of a game's donation page, for visitors. */
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
    /** `#rrggbb`: the player app's bar, and a readable colour on it. */
    bar: text(),
    ink: text(),
    /** `#rrggbb`: buttons, selection and links; absent or empty for the white label's. */
    accent: text(),
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
  invalidBody: 400,
  answer: anyAnswer,
});

const receipt = z.looseObject({
  /** Identifies it for people and in calls, such as `P12`. */
  number: text(),
  /** branding, reels, license or donation. */
  product: text(),
  /** Whole units of the currency. */
  amount: number(),
  /** `usd` */
  currency: text(),
  at: text(),
  /** Name or address of the payer; empty if their account is deleted. */
  payer: text(),
  /** The card payment provider's own receipt; empty without one. */
  url: text(),
});
/** A payment for a game. */
export type Receipt = z.infer<typeof receipt>;

/** The payments for a game, add-ons and donations, newest first. For administrators. */
export const listReceipts = defineRoute({
  method: 'GET',
  path: '/games/{id}/receipts.json',
  audience: 'signed-in',
  capability: 'receipts',
  summary: 'What was paid for a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ receipts: z.array(receipt) }),
});

/** One receipt as a printable PDF. For administrators. */
export const printReceipt = defineRoute({
  method: 'GET',
  path: '/games/{id}/receipts/{number}.json',
  audience: 'signed-in',
  capability: 'receipts',
  summary: 'A receipt to print',
  params: z.object({ id: idParam(), number: z.string().check(z.regex(/^[PD][1-9]\d{0,14}$/)) }),
  answer: z.looseObject({
    /** `content` is base64. */
    file: z.looseObject({ name: z.string(), type: z.string(), content: z.string() }),
  }),
});
