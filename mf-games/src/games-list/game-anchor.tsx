import { gameQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { Link, useHost } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Icon, token } from '@waymark/ui';
import type { AnchorHTMLAttributes } from 'react';
import styled from 'styled-components';
import { SettingsScreen } from '../settings/settings-screen';
import type { PlacedLink } from './use-row-links';

/** Props of a game's link. */
interface GameAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly game: GameId;
  readonly link: Pick<PlacedLink, 'id' | 'to' | 'outside'>;
}

/** A link to a screen of a game. Hovering or focusing the settings link prefetches their code and the game. */
export function GameAnchor({ game, link, ...rest }: GameAnchorProps) {
  const { api } = useHost();
  const client = useQueryClient();
  if (link.outside) {
    return <a {...rest} href={link.to} target="_blank" rel="noopener" />;
  }
  const reach = () => {
    if (link.id !== 'settings') return;
    SettingsScreen.preload();
    void client.prefetchQuery({ ...gameQuery(api, game), staleTime: 10_000 });
  };
  return <Link {...rest} to={link.to} onPointerEnter={reach} onFocus={reach} />;
}

const IconFace = styled(GameAnchor)`
  display: inline-grid;
  place-items: center;
  flex: none;
  /* Narrower than other icon buttons: the names of the games need the room. */
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
  readonly tabIndex?: 0 | -1;
}

/** The same as an icon with a tooltip. */
export function GameIconLink({ game, link, label, tabIndex }: GameIconLinkProps) {
  return (
    <IconFace game={game} link={link} aria-label={label} title={label} tabIndex={tabIndex} data-stop={link.id}>
      <Icon of={link.icon} />
    </IconFace>
  );
}
