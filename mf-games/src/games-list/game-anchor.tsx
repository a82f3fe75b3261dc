import { gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { Link, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Icon, token, useNameBubble } from '@waymark/ui';
import { type AnchorHTMLAttributes, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { SettingsScreen } from '../settings/settings-screen';
import type { PlacedLink } from './use-row-links';

/** Props of a game's link. */
interface GameAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly game: GameId;
  readonly link: Pick<PlacedLink, 'id' | 'to' | 'outside'>;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to a screen of a game. Hovering or focusing the settings link prefetches their code and the game. */
export function GameAnchor({ game, link, onPointerEnter, onFocus, ...rest }: GameAnchorProps) {
  const { api } = useHost();
  const client = useQueryClient();
  if (link.outside) {
    return (
      <a {...rest} href={link.to} target="_blank" rel="noopener" onPointerEnter={onPointerEnter} onFocus={onFocus} />
    );
  }
  const reach = () => {
    if (link.id !== 'settings') return;
    SettingsScreen.preload();
    void client.prefetchQuery({ ...gameQuery(api, game), staleTime: 10_000 });
  };
  return (
    <Link
      {...rest}
      to={link.to}
      onPointerEnter={(event) => {
        reach();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        reach();
        onFocus?.(event);
      }}
    />
  );
}

const IconFace = styled(GameAnchor)`
  display: inline-grid;
  place-items: center;
  flex: none;
  /* Narrower than other icon buttons, to leave room for the names. */
  inline-size: 24px;
  block-size: 28px;
  border-radius: ${token.radiusControl};
  color: ${token.textMuted};
  &:hover { background: ${token.surfaceHover}; color: ${token.text}; text-decoration: none; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;

interface GameIconLinkProps {
  readonly game: GameId;
  readonly link: PlacedLink;
  readonly label: string;
}

/** The same as an icon with a tooltip. */
export function GameIconLink({ game, link, label }: GameIconLinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const t = useTranslate();
  const { reach, bubble } = useNameBubble(anchor, t(link.label));
  return (
    <IconFace {...reach} ref={anchor} game={game} link={link} aria-label={label} data-stop={link.id}>
      <Icon of={link.icon} />
      {bubble}
    </IconFace>
  );
}
