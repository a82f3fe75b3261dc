import { useTranslate } from '@waymark/host-kit';
import { Button, Row, Stack, TextField, token } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { type CardDetails, TRIAL_CARD } from './card-provider';

/** Side by side on a phone too, as on the card. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
`;

interface CardFormProps {
  /** On the button: "Pay $299". */
  readonly label: string;
  readonly isPaying: boolean;
  readonly onPay: (card: CardDetails) => void;
  readonly onCancel?: () => void;
  /** The button fills the form, as on a page of its own. */
  readonly wide?: boolean;
}

/** The fields of a card. What is typed stays until it is paid. */
export function CardForm({ label, isPaying, onPay, onCancel, wide = false }: CardFormProps) {
  const t = useTranslate();
  const [card, setCard] = useState<CardDetails>({ number: '', expires: '', code: '' });
  const put = (change: Partial<CardDetails>) => setCard((held) => ({ ...held, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay(card);
  };
  return (
    <form onSubmit={submit} aria-label={t('Card')} noValidate>
      <Stack>
        <TextField
          label={t('Card number')}
          value={card.number}
          max={23}
          inputMode="numeric"
          autoComplete="cc-number"
          onChange={(number) => put({ number })}
        />
        <Pair>
          <TextField
            label={t('Expires (MM / YY)')}
            value={card.expires}
            max={7}
            inputMode="numeric"
            autoComplete="cc-exp"
            onChange={(expires) => put({ expires })}
          />
          <TextField
            label={t('Security code')}
            value={card.code}
            max={4}
            inputMode="numeric"
            autoComplete="cc-csc"
            onChange={(code) => put({ code })}
          />
        </Pair>
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
        <Note>
          {t('This platform takes trial cards only and charges nothing. Try {card}.', { card: TRIAL_CARD })}{' '}
          {t('The number never leaves this page.')}
        </Note>
      </Stack>
    </form>
  );
}
