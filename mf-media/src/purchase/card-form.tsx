import { lazyScreenPart, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { Button, Row, Skeleton, SkeletonFields, Stack } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';
import { type FormEvent, useRef } from 'react';
import type { CardFields } from './card-fields';
import { LocalCard } from './local-card';

// Platforms without Stripe load none of it.
const StripeCard = lazyScreenPart(
  async () => (await import('./stripe/stripe-card')).StripeCard,
  <Skeleton>
    <SkeletonFields fields={1} />
  </Skeleton>,
);

interface CardFormProps {
  /** The button's label: "Pay $299". */
  readonly label: string;
  readonly isPaying: boolean;
  /** Shows the mistakes of the fields above the card, and focuses the first. @returns whether there are none */
  readonly check?: () => boolean;
  readonly onPay: (card: CardFields) => void;
  readonly onCancel?: () => void;
  /** Whether it was opened by a click, so the first field takes focus. */
  readonly autoFocus?: boolean;
  /** Whether the button is as wide as the form, as on a page of its own. */
  readonly wide?: boolean;
}

/** The card fields of the platform's payment provider. What is typed stays until it is paid. */
export function CardForm(props: CardFormProps) {
  const { label, isPaying, check, onPay, onCancel, autoFocus = false, wide = false } = props;
  const t = useTranslate();
  const { cardKey } = useHost().brand;
  const isStripe = useOffered('stripe') || Boolean(cardKey);
  const fields = useRef<CardFields>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const card = fields.current;
    // All mistakes show at once; the last check takes the focus, so it is that of the fields above.
    const isCardFilled = card?.check?.() ?? true;
    const isRestFilled = check?.() ?? true;
    if (card && isCardFilled && isRestFilled) onPay(card);
  };
  return (
    <form onSubmit={submit} aria-label={t('Card')} noValidate>
      <Stack>
        {isStripe ? <StripeCard ref={fields} /> : <LocalCard ref={fields} autoFocus={autoFocus} />}
        <Row>
          <Button
            kind="primary"
            type="submit"
            icon={Lock}
            busy={isPaying}
            {...(wide ? { size: 'touch', block: true } : {})}
          >
            {label}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
        </Row>
      </Stack>
    </form>
  );
}
