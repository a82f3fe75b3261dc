import { loadStripe } from '@stripe/stripe-js/pure';
import { CardRefused } from '../card-fields';
import { allowStripeScripts } from './stripe-scripts';

/** The style of the fields. */
export interface CardLook {
  readonly colour: string;
  readonly muted: string;
  readonly fontFamily: string;
  readonly fontSize: string;
}

/** Stripe's fields on this page. */
export interface MountedCard {
  /** Changes after each edit. */
  readonly typed: unknown;
  /** @throws {CardRefused} with Stripe's own message */
  makeMethod(): Promise<string>;
  destroy(): void;
}

/** Stripe on this page. */
interface StripePage {
  mountCard(place: HTMLElement, look: CardLook): MountedCard;
}

/**
 * Loads Stripe's script from Stripe.
 * @param key the platform's publishable key
 */
export async function openStripe(key: string): Promise<StripePage> {
  allowStripeScripts();
  const stripe = await loadStripe(key);
  if (!stripe) throw new Error('Stripe needs a browser.');
  return {
    mountCard: (place, { colour, muted, fontFamily, fontSize }) => {
      const base = { color: colour, fontFamily, fontSize, iconColor: muted, '::placeholder': { color: muted } };
      const card = stripe.elements().create('card', { style: { base } });
      let typed = {};
      card.on('change', () => {
        typed = {};
      });
      card.mount(place);
      return {
        get typed() {
          return typed;
        },
        makeMethod: async () => {
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
          if (paymentMethod) return paymentMethod.id;
          throw new CardRefused(error?.message ?? '');
        },
        destroy: () => card.destroy(),
      };
    },
  };
}
