import { buyAddOn, keys } from '@waymark/client';
import { ADD_ON_PRICE, type AddOn, type Game } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Banner, Button, Icon, Panel, PanelBody, Row, Stack, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CardForm } from './card-form';
import { offerOf } from './offers';
import { PaymentFault } from './payment-fault';
import { PurchasePhones } from './purchase-phones';
import { usePayment } from './use-payment';

/** As high as the phones next to it, aligned to the top. */
const Offer = styled(PanelBody)`align-content: start;`;
const Sale = styled(Row)`
  padding-block-start: 16px;
  border-block-start: 1px solid ${token.line};
`;
const Price = styled.p`
  flex: 1;
  font: 600 28px/36px ${token.font};
  & > small { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;
const Offered = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  max-inline-size: 640px;
  &[data-phones] { max-inline-size: none; grid-template-columns: minmax(0, 1fr) minmax(0, 420px); }
  @media (max-width: 1100px) { &[data-phones] { max-inline-size: 640px; grid-template-columns: minmax(0, 1fr); } }
  & h2 { font: 600 20px/28px ${token.font}; text-wrap: balance; }
  & h2 + p { color: ${token.textMuted}; }
`;

const Parts = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: baseline; gap: 10px; }
  & > li > :first-child { flex: none; align-self: start; margin-block-start: 3px; color: ${token.textMuted}; }
`;

interface PurchasePanelProps {
  readonly game: Game;
  readonly addOn: AddOn;
  /** Called once after the payment. */
  readonly onPaid: () => void;
  /** Why it can't be bought yet. */
  readonly hint?: string | undefined;
}

/** Buys an add-on for a game: Pay Now, then the card. */
export function PurchasePanel({ game, addOn, onPaid, hint }: PurchasePanelProps) {
  const t = useTranslate();
  const { api } = useHost();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const key = keys.game(game.id);
  const { pay, isPaying, fault } = usePayment({
    amount: ADD_ON_PRICE,
    charge: (method) => buyAddOn(api, game.id, addOn, method),
    onPaid: () => {
      const bought = addOn === 'branding' ? { grey_enabled: true } : { reels_enabled: true };
      client.setQueryData<Game>(key, (held) => held && { ...held, ...bought });
      onPaid();
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: keys.receipts(game.id) });
    },
  });
  const { title, text, parts } = offerOf(addOn, useOffered('reel-desk'));
  return (
    <Stack>
      {fault !== undefined && <PaymentFault>{fault}</PaymentFault>}
      <Offered aria-label={t(title)} {...(addOn === 'branding' ? { 'data-phones': '' } : {})}>
        <Offer>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
          <Parts>
            {parts.map((part) => (
              <li key={part.text}>
                <Icon of={part.icon} />
                {t(part.text)}
              </li>
            ))}
          </Parts>
          {hint && <Banner>{hint}</Banner>}
          <Sale>
            <Price>
              ${ADD_ON_PRICE} <small>{t('once per game')}</small>
            </Price>
            {!isOpen && (
              <Button kind="primary" autoFocus={wasOpen} onClick={() => setOpen(true)}>
                {t('Pay Now')}
              </Button>
            )}
          </Sale>
          {isOpen && (
            <CardForm
              label={t('Pay {amount}', { amount: `$${ADD_ON_PRICE}` })}
              isPaying={isPaying}
              onPay={(card) => void pay(card)}
              autoFocus
              onCancel={() => {
                setOpen(false);
                setWasOpen(true);
              }}
            />
          )}
        </Offer>
        {addOn === 'branding' && <PurchasePhones game={game} />}
      </Offered>
    </Stack>
  );
}
