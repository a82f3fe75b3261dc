import { useTranslate } from '@waymark/host-kit';
import { TextField, token } from '@waymark/ui';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CardFields } from './card-fields';
import { type CardDetails, cardFaults, inMonthAndYear, localCardProvider, TRIAL_CARD } from './card-provider';

/** Side by side on phones too, as on the card. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type12} ${token.font};
`;

interface LocalCardProps {
  readonly ref: Ref<CardFields>;
  readonly autoFocus: boolean;
}

const FIELDS = ['number', 'expires', 'code'] as const;

/** Groups digits by four, as on the card. */
const inGroups = (number: string): string =>
  /^[\d\s]+$/.test(number) ? number.replace(/\s/g, '').replace(/(\d{4})(?=\d)/g, '$1 ') : number;

/** The card fields of a platform that moves no money: test cards only. */
export function LocalCard({ ref, autoFocus }: LocalCardProps) {
  const t = useTranslate();
  const [card, setCard] = useState({ number: '', expires: '', code: '' });
  const [faults, setFaults] = useState<Partial<CardDetails>>({});
  const inputs = {
    number: useRef<HTMLInputElement>(null),
    expires: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const put = (change: Partial<CardDetails>) => {
    setCard((held) => ({ ...held, ...change }));
    setFaults((held) => Object.fromEntries(Object.entries(held).filter(([field]) => !(field in change))));
  };
  useImperativeHandle(ref, () => ({
    typed: card,
    check: () => {
      const found = cardFaults(card, t, new Date());
      setFaults(found);
      const first = FIELDS.find((field) => found[field]);
      if (first) inputs[first].current?.focus();
      return first === undefined;
    },
    makeMethod: () => localCardProvider(t).makeMethod(card),
  }));
  return (
    <>
      <TextField
        label={t('Card number')}
        value={card.number}
        error={faults.number}
        ref={inputs.number}
        max={23}
        inputMode="numeric"
        autoComplete="cc-number"
        autoFocus={autoFocus}
        onChange={(number) => put({ number })}
        onSave={(number) => {
          const grouped = inGroups(number);
          if (grouped !== number) put({ number: grouped });
        }}
      />
      <Pair>
        <TextField
          label={t('Expires (MM / YY)')}
          value={card.expires}
          error={faults.expires}
          ref={inputs.expires}
          max={7}
          inputMode="numeric"
          autoComplete="cc-exp"
          onChange={(expires) => put({ expires })}
          onSave={(expires) => {
            const grouped = inMonthAndYear(expires);
            if (grouped !== expires) put({ expires: grouped });
          }}
        />
        <TextField
          label={t('Security code')}
          value={card.code}
          error={faults.code}
          ref={inputs.code}
          max={4}
          inputMode="numeric"
          autoComplete="cc-csc"
          onChange={(code) => put({ code })}
        />
      </Pair>
      <Note>
        {t('This platform takes trial cards only and charges nothing. Try {card}.', { card: TRIAL_CARD })}{' '}
        {t('The number never leaves this page.')}
      </Note>
    </>
  );
}
