import { isApiFailure } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useRef, useState } from 'react';
import { type CardFields, CardRefused } from './card-fields';
import { wordsOf } from './payment-words';

/**
 * One payment: a payment method is made of the card, then it is charged.
 * @param charge sends the payment method
 * @param onPaid once it is charged
 */
export function usePayment(charge: (method: string) => Promise<void>, onPaid: () => void) {
  const t = useTranslate();
  const { errors } = useHost();
  const [isPaying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();
  const underWay = useRef(false);
  const pay = async (card: CardFields): Promise<void> => {
    // A second press is the same payment.
    if (underWay.current) return;
    underWay.current = true;
    setPaying(true);
    setFault(undefined);
    try {
      const method = await card.makeMethod();
      await charge(method);
      onPaid();
    } catch (error) {
      const words = wordsOf(error, t);
      setFault(words);
      if (words !== undefined) window.scrollTo({ top: 0 });
      if (!isApiFailure(error) && !(error instanceof CardRefused)) errors.report(error);
    } finally {
      underWay.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying, fault };
}
