import type { GameRow } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ButtonLink, Icon, Menu, token } from '@waymark/ui';
import { ChevronDown } from '@waymark/ui/icons';
import styled from 'styled-components';
import { AS_CARDS, TIGHT_UP_TO } from './cards-up-to';
import { GameAnchor, GameIconLink } from './game-anchor';
import type { Phase } from './game-links';
import { menuOf } from './menu-of';
import type { PlacedLink } from './use-row-links';

/** How many links a row shows directly, to leave room for the name; a menu has them all. */
const AT_HAND: Readonly<Record<Phase, number>> = { Before: 3, During: 3, After: 2 };

const Cell = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
`;

const Icons = styled.div<{ $alone: boolean }>`
  display: flex;
  ${({ $alone }) => !$alone && `@media (max-width: ${TIGHT_UP_TO}px) { display: none; }`}
  ${AS_CARDS} { display: none; }
`;

const More = styled.button<{ $few: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  block-size: 28px;
  inline-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textMuted};
  &:hover, &[aria-expanded='true'] { background: ${token.surfaceHover}; color: ${token.text}; }
  ${({ $few }) => $few && `@media (min-width: ${TIGHT_UP_TO + 1}px) { display: none; }`}
  ${AS_CARDS} {
    inline-size: 100%;
    block-size: 44px;
    border: 1px solid ${token.lineStrong};
    color: ${token.text};
    font: 500 ${token.type13} ${token.font};
  }
`;

const PhaseName = styled.span`
  display: none;
  ${AS_CARDS} { display: inline; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
`;

const Only = styled(ButtonLink)`
  && { display: none; }
  ${AS_CARDS} {
    && { display: inline-flex; inline-size: 100%; min-block-size: 44px; padding-inline: 4px; }
    /* Leaves room for the name. */
    && > [data-icon] { display: none; }
  }
`;

interface PhaseLinksProps {
  readonly row: GameRow;
  readonly phase: Phase;
  readonly links: readonly PlacedLink[];
}

/** The screens of a game in one phase: the first ones as icons, all of them in a menu. */
export function PhaseLinks({ row, phase, links }: PhaseLinksProps) {
  const t = useTranslate();
  const [first] = links;
  if (!first) return null;
  const name = row.name ?? '';
  const said = (label: string) => t('{screen} of {game}', { screen: t(label), game: name });
  return (
    <Cell>
      <Icons $alone={links.length === 1}>
        {links.slice(0, AT_HAND[phase]).map((link) => (
          <GameIconLink key={link.id} game={row.id} link={link} label={said(link.label)} />
        ))}
      </Icons>
      {links.length === 1 ? (
        <Only as={GameAnchor} game={row.id} link={first} aria-label={said(first.label)}>
          <Icon of={first.icon} />
          {t(first.label)}
        </Only>
      ) : (
        <Menu
          label={t('{phase}: all screens of {game}', { phase: t(phase), game: name })}
          align="start"
          entries={menuOf(links, t)}
          trigger={(props) => (
            <More
              {...props}
              type="button"
              data-stop={phase}
              $few={links.length <= AT_HAND[phase]}
              aria-label={t('{phase}: all screens of {game}', { phase: t(phase), game: name })}
            >
              <PhaseName aria-hidden>{t(phase)}</PhaseName>
              <Icon of={ChevronDown} size={14} />
            </More>
          )}
        />
      )}
    </Cell>
  );
}
