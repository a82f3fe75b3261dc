import { inEnglish, type Translate } from '../mail/translate';

/** Common passwords, without trailing digits and signs. */
const COMMON = new Set(
  'password passwort letmein welcome qwerty qwertyuiop qwertzuiop asdfghjkl iloveyou sunshine princess football baseball superman batman trustno dragon monkey master shadow administrator changeme default whatever starwars computer abcdefgh abcabc secret passw0rd p@ssword p@ssw0rd'.split(
    ' ',
  ),
);

/** The owner of the password. */
export interface Owner {
  readonly name: string;
  readonly email: string;
}

/**
 * Why a password is too weak for this person, translated by `t`; undefined if it is fine. `least` is the white label's
 * minimum length.
 */
export function faultOfPassword(
  password: string,
  owner: Owner,
  least: number,
  t: Translate = inEnglish,
): string | undefined {
  if ([...password].length < least) return t('Choose a password with at least {n} characters.', { n: least });
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\W_]+$/, '');
  const run = [...plain].every((sign, at, all) => at === 0 || isNext(all[at - 1] ?? '', sign));
  if (new Set(plain).size < 3 || run || COMMON.has(stem) || COMMON.has(plain)) {
    return t('This password is easy to guess. Choose another one.');
  }
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.name].map((text) => text.trim().toLowerCase());
  if (own.some((text) => text !== '' && (plain === text || stem === text))) {
    return t('Choose a password other than your name or e-mail address.');
  }
  return undefined;
}

/** Ascending or descending sequences: 12345678, hgfedcba, and 0 after 9. */
const isNext = (before: string, sign: string): boolean => {
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  return Math.abs(step) === 1 || (before === '9' && sign === '0');
};
