import { isApiFailure } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useRef, useState } from 'react';
import { type CardFields, CardRefused } from './card-fields';
import { mayBeCharged } from './payment-outcome';
import { wordsOf } from './payment-words';

/** The amount and method of a payment. */
interface Payment {
  /** Whole dollars. */
  readonly amount: number;
  /** Sends the payment method. */
  readonly charge: (method: string) => Promise<void>;
  readonly onPaid: () => void;
}

/** A payment method, and the payment it was made for. */
interface HeldMethod {
  readonly method: string;
  readonly typed: unknown;
  readonly amount: number;
}

/** A payment: creates a payment method from the card, then charges it. */
export function usePayment({ amount, charge, onPaid }: Payment) {
  const t = useTranslate();
  const { errors } = useHost();
  const [isPaying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();
  const underWay = useRef(false);
  const held = useRef<HeldMethod>(undefined);

  /** A method is charged once, so a payment with unknown outcome is retried with the same one. */
  const methodOf = async (card: CardFields): Promise<string> => {
    const { typed } = card;
    const kept = held.current;
    if (kept && kept.typed === typed && kept.amount === amount) return kept.method;
    held.current = undefined;
    const method = await card.makeMethod();
    held.current = { method, typed, amount };
    return method;
  };

  const pay = async (card: CardFields): Promise<void> => {
    // A double submit is the same payment.
    if (underWay.current) return;
    underWay.current = true;
    setPaying(true);
    setFault(undefined);
    try {
      await charge(await methodOf(card));
      held.current = undefined;
      onPaid();
    } catch (error) {
      if (!mayBeCharged(error)) held.current = undefined;
      setFault(wordsOf(error, t));
      if (!isApiFailure(error) && !(error instanceof CardRefused)) errors.report(error);
    } finally {
      underWay.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying, fault };
}
