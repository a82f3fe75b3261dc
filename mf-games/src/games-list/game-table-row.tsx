import { GAME_DEFAULTS, type GameRole, type GameRow } from '@waymark/contract';
import { counted, HEIR, useTranslate } from '@waymark/host-kit';
import { CategoryPill, fingertip, RelativeTime, token } from '@waymark/ui';
import styled from 'styled-components';
import { zoneOf } from '../zone';
import { RowActions } from './actions/row-actions';
import type { GameActions } from './actions/use-game-actions';
import { AS_CARDS, WHEN_TIGHT } from './cards-up-to';
import { GameAnchor } from './game-anchor';
import { PHASES } from './game-links';
import { PhaseLinks } from './phase-links';
import { Thumb } from './thumb';
import type { PlacedLink } from './use-row-links';

const Id = styled.td`
  white-space: nowrap;
  color: ${token.textMuted};
  font-variant-numeric: tabular-nums;
  & > span:first-child { display: inline-block; min-inline-size: 4ch; margin-inline-end: 8px; text-align: end; }
  ${WHEN_TIGHT} { && > span:first-child { display: block; text-align: start; } }
  ${AS_CARDS} { grid-area: id; }
`;

const Name = styled.th`
  inline-size: 100%;
  max-inline-size: 0;
  ${AS_CARDS} { grid-area: name; max-inline-size: none; min-inline-size: 0; }
`;

const Entry = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${token.text};
  a& { text-decoration: none; ${fingertip} }
  a&:hover strong { text-decoration: underline; }
  & > span:last-child { min-inline-size: 0; }
  ${WHEN_TIGHT} { & > :first-child { display: none; } }
  & strong { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; font-weight: 600; }
  & small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: ${token.type12} ${token.font}; color: ${token.textMuted}; }
`;

const Code = styled.td`
  color: ${token.textSoft};
  white-space: nowrap;
  ${AS_CARDS} { grid-area: code; text-align: end; justify-self: end; }
`;

const Updated = styled.td`
  color: ${token.textMuted};
  font-variant-numeric: tabular-nums;
`;

const PhaseCell = styled.td<{ $area: string }>`
  ${AS_CARDS} { grid-area: ${({ $area }) => $area}; }
`;

const Access = styled.td`
  color: ${token.textSoft};
`;

const Acts = styled.td`
  text-align: end;
  ${AS_CARDS} { grid-area: act; justify-self: end; }
`;

interface GameTableRowProps {
  readonly row: GameRow;
  readonly role: GameRole;
  readonly links: readonly PlacedLink[];
  readonly actions: GameActions;
}

/** One game of the list. */
export function GameTableRow({ row, role, links, actions }: GameTableRowProps) {
  const t = useTranslate();
  const [main] = links.filter(({ outside }) => !outside);
  const players = row.players ?? 0;
  const entry = (
    <>
      <Thumb row={row} width={36} height={28} />
      <span>
        <strong dir="auto">{row.name}</strong>
        {players > 0 && <small>{counted(t, 'player', players)}</small>}
      </span>
    </>
  );
  return (
    <tr data-game={row.id} {...HEIR}>
      <Id>
        <span>{row.id}</span>
        <CategoryPill category={row.category || GAME_DEFAULTS.category} />
      </Id>
      <Name scope="row">
        {main ? (
          <Entry as={GameAnchor} game={row.id} link={main} data-stop="name">
            {entry}
          </Entry>
        ) : (
          <Entry>{entry}</Entry>
        )}
      </Name>
      <Code>{row.code}</Code>
      <Updated data-updated="" data-card="hide">
        {row.updated_at && <RelativeTime instant={row.updated_at} zone={zoneOf(row)} narrow />}
      </Updated>
      {PHASES.map((phase) => (
        <PhaseCell key={phase} $area={phase.toLowerCase()}>
          <PhaseLinks row={row} phase={phase} links={links.filter((link) => link.phase === phase)} />
        </PhaseCell>
      ))}
      <Access data-card="hide">{row.user?.access ? t(row.user.access) : '–'}</Access>
      <Acts>
        <RowActions row={row} role={role} actions={actions} />
      </Acts>
    </tr>
  );
}
