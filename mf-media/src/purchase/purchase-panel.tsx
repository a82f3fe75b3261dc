import { buyAddOn, keys } from '@waymark/client';
import { ADD_ON_PRICE, type AddOn, type Game } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Banner, Button, Panel, PanelBody, Row, Stack, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CardForm } from './card-form';
import { usePayment } from './use-payment';

const OFFERS: Readonly<Record<AddOn, { readonly title: string; readonly text: string }>> = {
  branding: {
    title: 'Dress the game in your own brand',
    text: 'Colours, fonts, logo, watermark, tour and menu of the player app, for this game and for good.',
  },
  reels: {
    title: 'Turn the game into a film',
    text: 'Highlight reels of the game, of each team and of each challenge, made of the featured submissions.',
  },
};

const Price = styled.p`
  flex: 1;
  font: 600 28px/36px ${token.font};
  & > small { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;
const Narrow = styled(Panel)`
  max-inline-size: 640px;
  & h2 { font: 600 ${token.type16} ${token.font}; }
`;

interface PurchasePanelProps {
  readonly game: Game;
  readonly addOn: AddOn;
  /** Said once, when it is paid. */
  readonly onPaid: () => void;
  /** Why it cannot be bought yet. */
  readonly hint?: string | undefined;
}

/** Buys an add-on for a game: Pay Now, then the card. */
export function PurchasePanel({ game, addOn, onPaid, hint }: PurchasePanelProps) {
  const t = useTranslate();
  const { api } = useHost();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const key = keys.game(game.id);
  const { pay, isPaying, fault } = usePayment(
    (method) => buyAddOn(api, game.id, addOn, method),
    () => {
      const bought = addOn === 'branding' ? { grey_enabled: true } : { reels_enabled: true };
      client.setQueryData<Game>(key, (held) => held && { ...held, ...bought });
      onPaid();
      void client.invalidateQueries({ queryKey: key });
    },
  );
  const { title, text } = OFFERS[addOn];
  return (
    <Stack>
      {fault !== undefined && <Banner tone="danger">{fault}</Banner>}
      <Narrow aria-label={t(title)}>
        <PanelBody>
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
          {hint && <Banner>{hint}</Banner>}
          <Row>
            <Price>
              ${ADD_ON_PRICE} <small>{t('once per game')}</small>
            </Price>
            {!isOpen && (
              <Button kind="primary" onClick={() => setOpen(true)}>
                {t('Pay Now')}
              </Button>
            )}
          </Row>
          {isOpen && (
            <CardForm
              label={t('Pay {amount}', { amount: `$${ADD_ON_PRICE}` })}
              isPaying={isPaying}
              onPay={(card) => void pay(card)}
              onCancel={() => setOpen(false)}
            />
          )}
        </PanelBody>
      </Narrow>
    </Stack>
  );
}
