import type { GameRow } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Table, TablePanel, VisuallyHidden } from '@waymark/ui';
import { useId, useMemo } from 'react';
import styled, { css } from 'styled-components';
import type { GameActions } from './actions/use-game-actions';
import { AS_CARDS, CARDS_UP_TO } from './cards-up-to';
import { PHASES } from './game-links';
import { GameTableRow } from './game-table-row';
import { useRowKeys } from './use-row-keys';
import { useRowRights } from './use-row-links';

const waiting = css`
  & > tbody { opacity: 0.55; }
`;

const GamesGrid = styled(Table)<{ $waiting: boolean }>`
  ${({ $waiting }) => $waiting && waiting}
  & > * > tr > * { padding-inline: 6px; }
  @media (max-width: 1180px) { & > * > tr > [data-access] { display: none; } }
  @media (max-width: 1100px) { & > * > tr > [data-updated] { display: none; } }
  ${AS_CARDS} {
    && > tbody > tr {
      grid-template: 'name name act' auto 'id id code' auto 'before during after' auto / 1fr 1fr 1fr;
      align-items: center;
      gap: 8px;
      padding: 12px 14px 14px;
    }
    && > tbody > tr > td:empty { display: none; }
  }
`;

interface GamesTableProps {
  readonly rows: readonly GameRow[];
  readonly waiting: boolean;
  readonly actions: GameActions;
}

/** The games of a page as a table; as cards on phones. */
export function GamesTable({ rows, waiting: busy, actions }: GamesTableProps) {
  const t = useTranslate();
  const rightsOf = useRowRights();
  const hint = useId();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { body, tabbable, onFocus, onKeyDown } = useRowKeys(ids);
  return (
    <TablePanel>
      <GamesGrid $cards={CARDS_UP_TO} $waiting={busy} aria-busy={busy} aria-describedby={hint}>
        <thead>
          <tr>
            <th scope="col">{t('id')}</th>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Entry Code')}</th>
            <th scope="col" aria-sort="descending" data-updated="">
              {t('Updated')}
            </th>
            {PHASES.map((phase) => (
              <th key={phase} scope="col">
                {t(phase)}
              </th>
            ))}
            <th scope="col" data-access="">
              {t('Access')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body} onFocus={onFocus} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <GameTableRow
              key={row.id}
              row={row}
              {...rightsOf(row)}
              actions={actions}
              tabIndex={row.id === tabbable ? 0 : -1}
            />
          ))}
        </tbody>
      </GamesGrid>
      <VisuallyHidden id={hint}>
        {t('Use the arrow keys, Home and End to move between games, Tab for the links of a game.')}
      </VisuallyHidden>
    </TablePanel>
  );
}
