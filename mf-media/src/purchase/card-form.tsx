import { lazyScreenPart, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { Button, Row, Skeleton, SkeletonFields, Stack } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';
import { type FormEvent, useRef } from 'react';
import type { CardFields } from './card-fields';
import { LocalCard } from './local-card';

// Nothing of Stripe is loaded for platforms without it.
const StripeCard = lazyScreenPart(
  async () => (await import('./stripe/stripe-card')).StripeCard,
  <Skeleton>
    <SkeletonFields fields={1} />
  </Skeleton>,
);

interface CardFormProps {
  /** On the button: "Pay $299". */
  readonly label: string;
  readonly isPaying: boolean;
  readonly onPay: (card: CardFields) => void;
  readonly onCancel?: () => void;
  /** It was opened by a press, and the first field has the focus. */
  readonly autoFocus?: boolean;
  /** The button fills the form, as on a page of its own. */
  readonly wide?: boolean;
}

/** The fields of a card, of the card payment provider of this platform. What is typed stays until it is paid. */
export function CardForm({ label, isPaying, onPay, onCancel, autoFocus = false, wide = false }: CardFormProps) {
  const t = useTranslate();
  const { cardKey } = useHost().brand;
  const isStripe = useOffered('stripe') || Boolean(cardKey);
  const fields = useRef<CardFields>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.current) onPay(fields.current);
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
