import { type GameRow, LIBERATION_PACKAGES } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Icon, Menu, Tip, token } from '@waymark/ui';
import { CircleCheck, Library, LockOpen, Palette, Users } from '@waymark/ui/icons';
import styled from 'styled-components';
import { type LiberationState, liberatedOf, liberationState } from './liberation';
import type { GameActions } from './use-game-actions';

const COLOURS = { all: token.success, some: token.warning, none: token.danger } as const;
const WORDS = {
  all: 'Liberate {game}: all packages are liberated',
  some: 'Liberate {game}: some packages are liberated',
  none: 'Liberate {game}: no package is liberated',
} as const satisfies Record<LiberationState, string>;
const PACKAGES = {
  team: { label: 'Team', icon: Users },
  branding: { label: 'Branding', icon: Palette },
  library: { label: 'Library', icon: Library },
} as const;

const Face = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token.iconButton};
  block-size: ${token.iconButton};
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textMuted};
  &:hover, &[aria-expanded='true'] { background: ${token.surfaceHover}; color: ${token.text}; }
`;

const Sign = styled.span`
  position: relative;
  display: inline-grid;
`;

/** Full, half or hollow, so that colour is not the only difference. */
const Light = styled.span<{ $state: LiberationState }>`
  position: absolute;
  inset-block-end: -3px;
  inset-inline-end: -4px;
  inline-size: 9px;
  block-size: 9px;
  border: 1.5px solid ${({ $state }) => COLOURS[$state]};
  border-radius: 50%;
  background: ${({ $state }) =>
    $state === 'some' ? `linear-gradient(to top, ${COLOURS.some} 50%, ${token.surfacePanel} 50%)` : 'none'};
  ${({ $state }) => $state === 'all' && `background: ${COLOURS.all};`}
  ${({ $state }) => $state === 'none' && `background: ${token.surfacePanel};`}
  forced-color-adjust: none;
`;

interface LiberateMenuProps {
  readonly row: GameRow;
  readonly actions: GameActions;
}

/** Lets a super administrator liberate a game's packages, and shows which already are. */
export function LiberateMenu({ row, actions }: LiberateMenuProps) {
  const t = useTranslate();
  const state = liberationState(row);
  const done = liberatedOf(row);
  const label = t(WORDS[state], { game: row.name ?? '' });
  return (
    <Menu
      label={label}
      entries={[
        {
          id: 'all',
          label: t('Liberate All'),
          icon: CircleCheck,
          disabled: state === 'all',
          onSelect: () => void actions.liberate(row, LIBERATION_PACKAGES),
        },
        ...LIBERATION_PACKAGES.map((code) => ({
          id: code,
          label: t(PACKAGES[code].label),
          icon: PACKAGES[code].icon,
          disabled: done.includes(code),
          onSelect: () => void actions.liberate(row, [code]),
        })),
      ]}
      trigger={(props) => (
        <Tip text={label}>
          <Face {...props} type="button" aria-label={label}>
            <Sign>
              <Icon of={LockOpen} />
              <Light $state={state} data-liberation={state} />
            </Sign>
          </Face>
        </Tip>
      )}
    />
  );
}
