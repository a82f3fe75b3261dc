import type { GameRole, GameRow } from '@waymark/contract';
import { lazyScreenPart, useTranslate } from '@waymark/host-kit';
import { IconButton, Menu, token } from '@waymark/ui';
import { Copy, Ellipsis, Trash2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import { CopyCode } from '../copy-code';
import type { GameActions } from './use-game-actions';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
`;

const LiberateSpace = styled.span`inline-size: ${token.iconButton};`;

// Only super administrators load it.
const LiberateMenu = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "rows" */ './liberate-menu')).LiberateMenu,
  <LiberateSpace />,
);

interface RowActionsProps {
  readonly row: GameRow;
  readonly role: GameRole;
  readonly actions: GameActions;
}

/** The actions of a game's row. */
export function RowActions({ row, role, actions }: RowActionsProps) {
  const t = useTranslate();
  const label = t('Actions for {game}', { game: row.name ?? '' });
  const cloning = actions.isCloning(row.id);
  return (
    <Line>
      {row.code && <CopyCode code={row.code} name={row.name ?? ''} />}
      {role.superAdmin && <LiberateMenu row={row} actions={actions} />}
      {role.administrator && (
        <Menu
          label={label}
          entries={[
            {
              id: 'clone',
              label: t('Clone'),
              icon: Copy,
              disabled: cloning,
              onSelect: () => void actions.clone(row),
            },
            {
              id: 'end',
              entries: [
                {
                  id: 'delete',
                  label: t('Delete'),
                  icon: Trash2,
                  danger: true,
                  onSelect: () => actions.askDelete(row),
                },
              ],
            },
          ]}
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} busy={cloning} />}
        />
      )}
    </Line>
  );
}
