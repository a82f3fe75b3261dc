import { LOCAL_METHOD, PAYMENT_STATUSES } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { CardRefused } from './card-fields';

/** Typed card details, which never leave the page. */
export interface CardDetails {
  readonly number: string;
  /** `MM / YY`. */
  readonly expires: string;
  readonly code: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether the check digit of a card number is valid. */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Writes four digits as `MM / YY`: the keypad for digits has no "/" on iPhones. */
export const inMonthAndYear = (text: string): string => text.replace(/^\s*(\d{2})\s*(\d{2})\s*$/, '$1 / $2');

/** The moment a card expires: the end of the month written as `MM / YY` or `MMYY`. */
export function expiryOf(text: string): Date | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(inMonthAndYear(text)) ?? [];
  return month && year ? new Date(2000 + Number(year), Number(month), 1) : undefined;
}

/** The test card that is charged successfully. */
export const TRIAL_CARD = '4242 4242 4242 4242';

/** Test cards by outcome: 4000 0000 0000, the status, and a valid check digit. */
export const trialCardFor = (status: number): string => {
  const known = `400000000000${status}`;
  for (let last = 0; last < 10; last += 1) if (isCardNumber(`${known}${last}`)) return `${known}${last}`;
  return known;
};

/** What is wrong with typed card details, per field. */
export function cardFaults(card: CardDetails, t: Translate, now: Date): Partial<CardDetails> {
  const expiry = expiryOf(card.expires);
  return {
    ...(isCardNumber(card.number) ? {} : { number: t('The card number is not valid.') }),
    ...(expiry ? {} : { expires: t('Enter the expiry date as MM / YY.') }),
    ...(expiry && expiry <= now ? { expires: t('The card has expired.') } : {}),
    ...(/^\d{3,4}$/.test(card.code.trim()) ? {} : { code: t('The security code is not valid.') }),
  };
}

let made = 0;

/**
 * The payment provider of platforms without another one: accepts test cards, moves no money, and encodes the outcome in
 * the payment method.
 * @param t translates error messages
 */
export const localCardProvider = (t: Translate) => ({
  /** @param number a valid one */
  makeMethod: async ({ number }: Pick<CardDetails, 'number'>): Promise<string> => {
    const digits = digitsOf(number);
    const status = PAYMENT_STATUSES.find((one) => trialCardFor(one) === digits);
    if (digits !== digitsOf(TRIAL_CARD) && status === undefined) {
      throw new CardRefused(t('Only trial cards are accepted here.'));
    }
    made += 1;
    return `${LOCAL_METHOD}${status ?? 'paid'}_${Date.now().toString(36)}-${made}`;
  },
});
