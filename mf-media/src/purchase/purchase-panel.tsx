import type { Game } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Panel, PanelBody, token } from '@waymark/ui';
import styled from 'styled-components';

/** What can be bought for a game. */
export type Product = 'branding' | 'reels';

const OFFERS: Readonly<Record<Product, { readonly title: string; readonly text: string }>> = {
  branding: {
    title: 'Dress the game in your own brand',
    text: 'Colours, fonts, logo, watermark, tour and menu of the player app, for this game and for good.',
  },
  reels: {
    title: 'Turn the game into a film',
    text: 'Highlight reels of the game, of each team and of each challenge, made of the featured submissions.',
  },
};

/** Dollars that an add-on costs. */
export const PRICE = 299;

const Price = styled.p`
  font: 600 28px/36px ${token.font};
  & > small { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

/** Buys an add-on for a game. */
export function PurchasePanel({ product }: { readonly game: Game; readonly product: Product }) {
  const t = useTranslate();
  const { title, text } = OFFERS[product];
  return (
    <Panel aria-label={t(title)}>
      <PanelBody>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
        <Price>
          ${PRICE} <small>{t('once per game')}</small>
        </Price>
      </PanelBody>
    </Panel>
  );
}
