import { paths } from '@waymark/contract';
import type { WriteLetter } from './layout';

/** Welcomes a new account. */
export const welcomeLetter =
  (brand: string, builder: string | undefined): WriteLetter =>
  (t) => ({
    subject: t('Welcome to {brand}', { brand }),
    paragraphs: [
      t('Your {brand} account is ready. Sign in with this e-mail address and the password you chose.', { brand }),
    ],
    ...(builder ? { action: { label: t('Sign in'), url: `${builder}${paths.signIn()}` } } : {}),
    note: t("If you didn't create this account, request a new password on the sign-in page to take it over."),
  });

/** Offers a password reset. */
export const resetLetter =
  (brand: string, url: string, minutes: number): WriteLetter =>
  (t) => ({
    subject: t('Choose a new password for {brand}', { brand }),
    paragraphs: [t('Somebody, hopefully you, requested a new password for your {brand} account.', { brand })],
    action: { label: t('Choose a new password'), url },
    note: t(
      "The link works once, within {minutes} minutes. If you didn't request it, ignore this message: your password stays the same.",
      { minutes },
    ),
  });

/** Links to a finished export. */
export const exportLetter =
  (game: string, url: string, until: Date): WriteLetter =>
  (t) => ({
    subject: t('Your export of {game} is ready', { game }),
    paragraphs: [
      t('Everything from {game} is in one file: open index.html to see the event, results.xlsx for the numbers.', {
        game,
      }),
    ],
    action: { label: t('Download the export'), url },
    note: t('The link works until {day}. Anybody who has it can download the file.', {
      day: until.toISOString().slice(0, 10),
    }),
  });

/** A blast in the organiser's own words, sent to every player. */
export const blastLetter =
  (game: string, { subject, message }: { readonly subject: string; readonly message: string }): WriteLetter =>
  (t) => ({
    subject: subject.replace(/\s+/g, ' ').trim() || game,
    paragraphs: message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    note: t("You're receiving this because you play {game}.", { game }),
  });
