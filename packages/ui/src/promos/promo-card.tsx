import { ArrowUpRight } from 'lucide';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useTranslate, useUi } from '../root/ui-context';
import { token } from '../theme/token';
import { PROMO_DRAWINGS } from './promo-drawings';
import { choosePromo, type Promo, type PromoAddresses } from './promo-rules';

/** Props of PromoCard. */
export interface PromoCardProps {
  readonly promo: Promo;
  readonly href: string;
}

const Card = styled.a`
  display: block;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  color: ${token.text};
  &:hover { border-color: ${token.accentLine}; text-decoration: none; }
  &:hover strong { color: ${token.accentText}; }
  & > svg { display: block; inline-size: 100%; block-size: 96px; background: ${token.accentSubtle}; color: ${token.textMuted}; }
  & > span { display: block; padding: 12px 14px 13px; font: ${token.type13} ${token.font}; color: ${token.textSoft}; }
  & strong {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-end: 2px;
    font: 600 ${token.type14} ${token.font};
    color: ${token.text};
  }
  & strong > [data-icon] { margin-inline-start: auto; color: ${token.textMuted}; }
`;

const WORDS: Readonly<Record<Promo, { readonly title: string; readonly text: string }>> = {
  stickers: { title: 'Custom stickers', text: 'Put your own frame on every photo your players take.' },
  'buy-game': { title: 'Buy a game', text: 'Ready-made hunts for your town that you can edit.' },
  reels: { title: 'Highlight reels', text: "This game's best answers in one short film." },
};

/** A promotional card. Builder URLs open in place, others in a new tab. */
export function PromoCard({ promo, href }: PromoCardProps) {
  const t = useTranslate();
  const { navigate } = useUi();
  const inside = href.startsWith('/') && !href.startsWith('//');
  const follow = (event: MouseEvent): void => {
    if (!inside || !navigate || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <Card href={href} onClick={follow} data-promo={promo} {...(inside ? {} : { target: '_blank', rel: 'noopener' })}>
      {PROMO_DRAWINGS[promo]}
      <span>
        <strong>
          {t(WORDS[promo].title)}
          {!inside && <Icon of={ArrowUpRight} size={14} flip />}
        </strong>
        {t(WORDS[promo].text)}
      </span>
    </Card>
  );
}

/** Props of SidebarPromo. */
export interface SidebarPromoProps {
  readonly addresses: PromoAddresses;
  /** Random number in [0, 1). */
  readonly random?: () => number;
}

/** One card, chosen at random when the screen mounts; addresses may follow later. */
export function SidebarPromo({ addresses, random = Math.random }: SidebarPromoProps) {
  const [drawn] = useState(random);
  const chosen = choosePromo(addresses, () => drawn);
  const href = chosen && addresses[chosen];
  return href ? <PromoCard promo={chosen} href={href} /> : null;
}
