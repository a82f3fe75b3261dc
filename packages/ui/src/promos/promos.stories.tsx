import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Panel, PanelBody, Row } from '../panel/panel';
import { WithSidebar } from '../panel/with-sidebar';
import { SkeletonRows } from '../skeleton/skeleton';
import { PromoCard } from './promo-card';

const meta = { title: 'Promos' } satisfies Meta;
export default meta;

const CARDS = ['stickers', 'buy-game', 'reels'] as const;

export const Cards: StoryObj = {
  render: () => (
    <Row $gap={16} style={{ alignItems: 'stretch' }}>
      {CARDS.map((promo) => (
        <div key={promo} style={{ inlineSize: 280 }}>
          <PromoCard promo={promo} href={promo === 'reels' ? '/games/reels/7' : `https://shop.example/${promo}`} />
        </div>
      ))}
    </Row>
  ),
};

export const InASidebar: StoryObj = {
  render: () => (
    <WithSidebar
      label="Help"
      promos={{ reels: '/games/reels/7' }}
      side={
        <Panel>
          <PanelBody>Setup teams in advance or change them up during the game.</PanelBody>
        </Panel>
      }
    >
      <Panel>
        <SkeletonRows rows={5} />
      </Panel>
    </WithSidebar>
  ),
};
