import { Avatar, Tip, token } from '@waymark/ui';
import styled from 'styled-components';
import { type Member, nameOf } from '../organized';

/** Number of avatars shown. */
const MOST = 6;
/** Number of avatars that fit beside the count and the code in any card. */
const ALWAYS_FIT = 4;

const Row = styled(Tip)`
  display: inline-flex;
  flex: none;
  gap: 2px;
  /* Overlapping, where so many would leave no room for the count and the code. */
  @container card (max-width: 350px) { &[data-many] { gap: 0; & > * + :not([popover]) { margin-inline-start: -10px; } } }
  & > small {
    display: grid;
    place-items: center;
    min-inline-size: 26px;
    padding-inline: 4px;
    border-radius: 13px;
    background: ${token.surfaceChip};
    color: ${token.textSoft};
    font: 600 11px/1 ${token.font};
  }
`;

/** Avatars of a team's players. */
export function CrewFaces({ players }: { readonly players: readonly Member[] }) {
  const names = players.map(nameOf);
  const rest = names.length - MOST;
  return (
    <Row
      role="img"
      aria-label={names.join(', ')}
      text={names.join(', ')}
      {...(names.length > ALWAYS_FIT ? { 'data-many': '' } : {})}
    >
      {players.slice(0, MOST).map((player) => (
        <Avatar key={player.id} name={nameOf(player)} size={26} decorative />
      ))}
      {rest > 0 && <small>+{rest}</small>}
    </Row>
  );
}
