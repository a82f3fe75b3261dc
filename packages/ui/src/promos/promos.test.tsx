import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithSidebar } from '../panel/with-sidebar';
import { UiRoot } from '../root/ui-root';
import { PromoCard } from './promo-card';
import { choosePromo } from './promo-rules';

const ADDRESSES = {
  stickers: 'https://shop.example/stickers',
  'buy-game': 'https://shop.example/games',
  reels: '/games/reels/7',
} as const;

const shown = (): string | undefined => document.querySelector<HTMLElement>('[data-promo]')?.dataset.promo;
const screenWith = (random: () => number) => (
  <WithSidebar label="Help" side={<p>Setup teams in advance.</p>} promos={ADDRESSES} random={random}>
    <p>Groups</p>
  </WithSidebar>
);

test('a sidebar shows one card below its content', () => {
  render(screenWith(() => 0));
  const side = screen.getByRole('complementary', { name: 'Help' });
  expect(side.textContent).toMatch(/^Setup teams in advance\.Custom stickers/);
  expect(side.querySelectorAll('[data-promo]')).toHaveLength(1);
});

test('stickers are advertised', () => {
  render(<PromoCard promo="stickers" href={ADDRESSES.stickers} />);
  expect(screen.getByRole('link', { name: /^Custom stickers/ }).getAttribute('href')).toBe(ADDRESSES.stickers);
});

test('buying a game is advertised', () => {
  render(<PromoCard promo="buy-game" href={ADDRESSES['buy-game']} />);
  expect(screen.getByRole('link', { name: /^Buy a game/ }).getAttribute('href')).toBe(ADDRESSES['buy-game']);
});

test('reels are advertised, and their card navigates inside the builder', async () => {
  const navigate = jest.fn();
  render(
    <UiRoot navigate={navigate}>
      <PromoCard promo="reels" href={ADDRESSES.reels} />
    </UiRoot>,
  );
  const link = screen.getByRole('link', { name: /^Highlight reels/ });
  expect(link.getAttribute('target')).toBeNull();
  await userEvent.click(link);
  expect(navigate.mock.calls).toEqual([['/games/reels/7']]);
});

test('each mount of a screen chooses a card and keeps it', () => {
  const chance = [0.1, 0.5, 0.9];
  const seen: (string | undefined)[] = [];
  for (const value of chance) {
    const random = jest.fn(() => value);
    const { rerender, unmount } = render(screenWith(random));
    rerender(screenWith(random));
    expect(random).toHaveBeenCalledTimes(1);
    seen.push(shown());
    unmount();
  }
  expect(seen).toEqual(['stickers', 'buy-game', 'reels']);
});

test('every card with a URL has the same chance', () => {
  const counts: Record<string, number> = {};
  for (let step = 0; step < 300; step += 1) {
    const promo = choosePromo(ADDRESSES, () => step / 300);
    counts[promo ?? ''] = (counts[promo ?? ''] ?? 0) + 1;
  }
  expect(counts).toEqual({ stickers: 100, 'buy-game': 100, reels: 100 });
  expect(choosePromo({ reels: '/games/reels/7' }, () => 0.999)).toBe('reels');
  expect(choosePromo({}, () => 0.5)).toBeUndefined();
});
