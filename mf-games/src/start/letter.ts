import type { Translate } from '@waymark/host-kit';

/** What a person asks for; empty fields were left blank. */
export interface Wish {
  readonly people: string;
  readonly when: string;
  readonly where: string;
}

/** Sender, recipient and wishes. */
export interface Letter {
  readonly to: string | undefined;
  readonly from: { readonly name?: string | undefined; readonly email?: string | undefined };
  readonly wish: Wish;
}

/** The paragraphs of a letter that asks for a game. */
export function letterOf({ to, from, wish }: Letter, t: Translate): readonly string[] {
  const facts = [
    ...(wish.people ? [t('People: {people}', { people: wish.people })] : []),
    ...(wish.when ? [t('When: {when}', { when: wish.when })] : []),
    ...(wish.where ? [t('Where: {where}', { where: wish.where })] : []),
  ];
  return [
    to ? t('Hello {name},', { name: to }) : t('Hello,'),
    t('Could you set up a game for me?'),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(from.email ? [t('My account is {email}.', { email: from.email })] : []),
    ...(from.name ? [from.name] : []),
  ];
}
