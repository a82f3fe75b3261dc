import type { GameOrder, GameRow } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { SortColumn, Table, TablePanel, useOneStop, VisuallyHidden } from '@waymark/ui';
import { useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { GameActions } from './actions/use-game-actions';
import { AS_CARDS, CARDS_UP_TO } from './cards-up-to';
import { PHASES } from './game-links';
import { GameTableRow } from './game-table-row';
import { useRowRights } from './use-row-links';

const waiting = css`
  & > tbody { opacity: 0.55; }
`;

const GamesGrid = styled(Table)<{ $waiting: boolean }>`
  ${({ $waiting }) => $waiting && waiting}
  & > * > tr > * { padding-inline: 6px; }
  & > * > tr > [data-updated] { padding-inline-end: 14px; }
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

interface Sorting {
  readonly order: GameOrder;
  /** Undefined if the platform supports only one order. */
  readonly onOrder: ((order: GameOrder) => void) | undefined;
}

interface GamesTableProps extends Sorting {
  readonly rows: readonly GameRow[];
  readonly waiting: boolean;
  readonly actions: GameActions;
}

/** The games of a page as a table; as cards on phones. */
export function GamesTable({ rows, waiting: busy, actions, order, onOrder }: GamesTableProps) {
  const sorting = { order, onOrder };
  const t = useTranslate();
  const rightsOf = useRowRights();
  const hint = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  useOneStop(body, 'tr', 'item');
  return (
    <TablePanel>
      <GamesGrid $cards={CARDS_UP_TO} $waiting={busy} aria-busy={busy} aria-describedby={hint}>
        <thead>
          <tr>
            <Column by="id" label={t('id')} {...sorting} />
            <Column by="name" label={t('Name')} {...sorting} />
            <Column by="code" label={t('Entry Code')} {...sorting} />
            <Column by="updated" label={t('Updated')} {...sorting} data-updated="" />
            {PHASES.map((phase) => (
              <th key={phase} scope="col">
                {t(phase)}
              </th>
            ))}
            <th scope="col">{t('Access')}</th>
            <th scope="col">
              <VisuallyHidden>{t('Actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <GameTableRow key={row.id} row={row} {...rightsOf(row)} actions={actions} />
          ))}
        </tbody>
      </GamesGrid>
      <VisuallyHidden id={hint}>
        {t('Use the arrow keys, Home and End to move between games, Tab for the links of a game.')}
      </VisuallyHidden>
    </TablePanel>
  );
}

interface ColumnProps extends Sorting {
  readonly by: 'id' | 'name' | 'code' | 'updated';
  readonly label: string;
  readonly 'data-updated'?: '';
}

function Column({ by, label, order, onOrder, ...rest }: ColumnProps) {
  const sorted = order === by ? 'ascending' : order === `-${by}` ? 'descending' : undefined;
  if (!onOrder) {
    return (
      <th {...rest} scope="col" aria-sort={sorted}>
        {label}
      </th>
    );
  }
  // Names and codes sort from A, dates and ids from the newest.
  const first = by === 'name' || by === 'code' ? by : (`-${by}` as const);
  const other = first === by ? (`-${by}` as const) : by;
  return <SortColumn {...rest} label={label} sorted={sorted} onSort={() => onOrder(order === first ? other : first)} />;
}
