import * as z from '@waymark/contract/schema';
import { tokenAnswerSchema } from '../entities/user';
import { anyAnswer } from './parts';
import { defineRoute } from './route';

const email = () => z.string().check(z.maxLength(320));
const password = () => z.string().check(z.maxLength(1024));

/** Whether an account has this e-mail address: 200 if so, 404 if it is free ([G72]). */
export const verifyEmail = defineRoute({
  method: 'GET',
  path: '/users/verify.json',
  audience: 'public',
  summary: 'Whether an e-mail address is in use',
  query: z.object({ email: email() }),
  answer: anyAnswer,
});

/**
 * Create an account. 409 for an unusable e-mail address, 412 for differing passwords. A provider that does not sign the
 * new account in responds without tokens; the builder then signs in with the same data ([G72]).
 */
export const signUp = defineRoute({
  method: 'POST',
  path: '/users.json',
  audience: 'public',
  summary: 'Make an account',
  body: z.object({
    name: z.string().check(z.maxLength(255)),
    email: email(),
    password: password(),
    password_confirmation: password(),
  }),
  answer: z.union([tokenAnswerSchema, z.unknown()]),
});

/** A response while the mail server is unavailable: the message is sent once it is back. */
export const delayedAnswerSchema = z.looseObject({ delayed: z.literal(true) });

/** Request a message for choosing a new password. 404 for an unknown address. */
export const requestReset = defineRoute({
  method: 'PATCH',
  path: '/users/reset.json',
  audience: 'public',
  summary: 'Ask for a new password',
  body: z.object({ email: email() }),
  answer: z.union([delayedAnswerSchema, z.unknown()]),
});

/** Purpose of a ticket: a live socket, or the preview in the player app. */
export const TICKET_PURPOSES = ['socket', 'preview'] as const;

/**
 * A ticket that opens one socket or preview, once and soon: it replaces the token in an address, to keep it out of
 * histories and logs.
 */
export const issueTicket = defineRoute({
  method: 'POST',
  path: '/users/ticket.json',
  audience: 'signed-in',
  byLink: true,
  capability: 'tickets',
  summary: 'A single-use stand-in for the token in an address',
  body: z.object({ purpose: z.enum(TICKET_PURPOSES) }),
  answer: z.looseObject({ ticket: z.string() }),
});

/** Exchange a preview ticket for tokens, as the player app does. */
export const redeemTicket = defineRoute({
  method: 'PUT',
  path: '/users/ticket.json',
  audience: 'public',
  summary: 'Trade the ticket of a preview for tokens',
  body: z.object({ ticket: z.string().check(z.maxLength(512)) }),
  answer: tokenAnswerSchema,
});

/**
 * Choose a new password with the token from the message, and sign in. 404 for a used or expired token, 412 for
 * differing passwords, 422 for a password that the white label does not accept.
 */
export const choosePassword = defineRoute({
  method: 'PATCH',
  path: '/users/password.json',
  audience: 'public',
  summary: 'Choose a new password with the token of a message',
  body: z.object({
    token: z.string().check(z.maxLength(512)),
    password: password(),
    password_confirmation: password(),
  }),
  answer: tokenAnswerSchema,
});
