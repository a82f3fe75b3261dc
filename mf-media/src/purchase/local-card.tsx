import { useTranslate } from '@waymark/host-kit';
import { TextField, token } from '@waymark/ui';
import { type Ref, useImperativeHandle, useState } from 'react';
import styled from 'styled-components';
import type { CardFields } from './card-fields';
import { localCardProvider, TRIAL_CARD } from './card-provider';

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

/** Groups digits by four, as on the card. */
const inGroups = (number: string): string =>
  /^[\d\s]+$/.test(number) ? number.replace(/\s/g, '').replace(/(\d{4})(?=\d)/g, '$1 ') : number;

/** The card fields of a platform that moves no money: test cards only. */
export function LocalCard({ ref, autoFocus }: LocalCardProps) {
  const t = useTranslate();
  const [card, setCard] = useState({ number: '', expires: '', code: '' });
  const put = (change: Partial<typeof card>) => setCard((held) => ({ ...held, ...change }));
  useImperativeHandle(ref, () => ({ typed: card, makeMethod: () => localCardProvider(t).makeMethod(card) }), [card, t]);
  return (
    <>
      <TextField
        label={t('Card number')}
        value={card.number}
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
      <Note>
        {t('This platform takes trial cards only and charges nothing. Try {card}.', { card: TRIAL_CARD })}{' '}
        {t('The number never leaves this page.')}
      </Note>
    </>
  );
}
