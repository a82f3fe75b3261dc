import type { Letter } from '../mail/layout';

/** Welcomes somebody who made an account. */
export const welcomeLetter = (brand: string, builder: string | undefined): Letter => ({
  subject: `Welcome to ${brand}`,
  paragraphs: [`Your ${brand} account is ready. You sign in with this e-mail address and the password you chose.`],
  ...(builder ? { action: { label: 'Sign in', url: `${builder}/sign-in` } } : {}),
  note: 'If you did not make this account, you can ask for a new password on the sign-in page; the account is then yours.',
});

/** Lets somebody choose a new password. */
export const resetLetter = (brand: string, url: string, minutes: number): Letter => ({
  subject: `Choose a new password for ${brand}`,
  paragraphs: [`Somebody, hopefully you, asked for a new password for your ${brand} account.`],
  action: { label: 'Choose a new password', url },
  note: `The link can be used once within ${minutes} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
});
