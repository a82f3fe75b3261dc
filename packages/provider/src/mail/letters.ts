import type { WriteLetter } from './layout';

/** Welcomes a new account. */
export const welcomeLetter =
  (brand: string, builder: string | undefined): WriteLetter =>
  (t) => ({
    subject: t('Welcome to {brand}', { brand }),
    paragraphs: [
      t('Your {brand} account is ready. You sign in with this e-mail address and the password you chose.', { brand }),
    ],
    ...(builder ? { action: { label: t('Sign in'), url: `${builder}/sign-in` } } : {}),
    note: t(
      'If you did not make this account, you can ask for a new password on the sign-in page; the account is then yours.',
    ),
  });

/** Offers a new password. */
export const resetLetter =
  (brand: string, url: string, minutes: number): WriteLetter =>
  (t) => ({
    subject: t('Choose a new password for {brand}', { brand }),
    paragraphs: [t('Somebody, hopefully you, asked for a new password for your {brand} account.', { brand })],
    action: { label: t('Choose a new password'), url },
    note: t(
      'The link can be used once within {minutes} minutes. If you did not ask for it, you need not do anything: your password stays as it is.',
      { minutes },
    ),
  });
