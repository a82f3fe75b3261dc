import { type AddOn, type GameId, paths } from '@waymark/contract';
import { Link, useTranslate } from '@waymark/host-kit';
import { Button, Icon, Panel, TextLink, token } from '@waymark/ui';
import { Check, Clapperboard, Palette } from '@waymark/ui/icons';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

const Card = styled(Panel)`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 28px 20px;
  text-align: center;
  & h2 { font: 600 ${token.type16} ${token.font}; }
  & p { color: ${token.textMuted}; }
  & > span { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; background: ${token.successSubtle}; color: ${token.success}; }
`;

const WORDS = {
  branding: {
    title: 'Branding is yours',
    text: 'Branding is yours, for this game and for good.',
    label: 'Set colours and logo',
    icon: Palette,
    path: paths.branding,
  },
  reels: {
    title: 'Reels are yours',
    text: 'Reels are yours, for this game and for good.',
    label: 'Make reels',
    icon: Clapperboard,
    path: paths.reels,
  },
} as const;

interface BoughtProps {
  readonly game: GameId;
  readonly addOn: AddOn;
  readonly onDone: () => void;
}

/** Shown once, after an add-on was paid. */
export function Bought({ game, addOn, onDone }: BoughtProps) {
  const t = useTranslate();
  const { title, text, label, icon, path } = WORDS[addOn];
  const close = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // It leads here: navigating would only add a step to Back.
    event.preventDefault();
    onDone();
  };
  return (
    <Card role="status">
      <span>
        <Icon of={Check} size={20} />
      </span>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
      <Button kind="primary" icon={icon} onClick={onDone}>
        {t(label)}
      </Button>
      <TextLink as={Link} to={path(game)} onClick={close}>
        {t('Thank You')}
      </TextLink>
    </Card>
  );
}
