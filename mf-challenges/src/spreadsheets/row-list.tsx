import type { ImportPreview } from '@waymark/client';
import type { SheetDuplicates } from '@waymark/contract';
import { typeIcon, typeName, useTranslate } from '@waymark/host-kit';
import { Badge, type BadgeTone, Button, Icon, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { outcomeOf, type PreviewRow, type RowOutcome } from './outcome';
import { sayFault } from './say-fault';

/** Number of rows shown at first; invalid ones first, then those that lose something. */
const FIRST = 20;
const MORE = 200;

const List = styled.div`
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  font: ${token.type13} ${token.font};
  & > h3 { padding: 8px 12px; font: 500 ${token.type13} ${token.font}; }
  & > ul { max-block-size: 320px; padding: 0; overflow: auto; list-style: none; }
  & > button { margin: 8px 12px; }
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 40px 16px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 12px;
  border-block-start: 1px solid ${token.line};
  & > span:first-child { color: ${token.textMuted}; text-align: end; font-variant-numeric: tabular-nums; }
  & > bdi { justify-self: start; max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > ul { grid-column: 1 / -1; padding: 0 0 2px; list-style: none; }
  & > ul > li { display: grid; grid-template-columns: 40px minmax(0, 1fr); gap: 8px; overflow-wrap: anywhere; }
  & > p { grid-column: 3 / -1; margin: 0; color: ${token.warningText}; overflow-wrap: anywhere; }
  & > ul > li > code { color: ${token.dangerText}; font: 600 ${token.type13} ${token.font}; text-align: end; }
`;

const MARKS: Readonly<Record<RowOutcome, { readonly tone: BadgeTone; readonly label: string }>> = {
  new: { tone: 'success', label: 'New' },
  update: { tone: 'accent', label: 'Updated' },
  skip: { tone: 'plain', label: 'Skipped' },
  wrong: { tone: 'danger', label: 'Not imported' },
};

interface RowListProps {
  readonly rows: readonly PreviewRow[];
  readonly columns: ImportPreview['columns'];
  readonly duplicates: SheetDuplicates;
}

/** The rows of a sheet with their outcomes, errors by cell, and cleared fields. */
export function RowList({ rows, columns, duplicates }: RowListProps) {
  const t = useTranslate();
  const [most, setMost] = useState(FIRST);
  const headers = new Map(columns.map(({ field, header }) => [field, header]));
  const weightOf = ({ errors, cleared }: PreviewRow): number => (errors.length > 0 ? 0 : cleared.length > 0 ? 1 : 2);
  const ordered = [...rows].sort((one, other) => weightOf(one) - weightOf(other));
  return (
    <List>
      <h3>{t('Rows of the sheet')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul tabIndex={0} aria-label={t('Rows of the sheet')}>
        {ordered.slice(0, most).map((row) => {
          const { tone, label } = MARKS[outcomeOf(row, duplicates)];
          return (
            <Line key={row.row}>
              <span>{row.row}</span>
              <Icon of={typeIcon(row.task_type)} size={14} label={t(typeName(row.task_type))} />
              <bdi>{row.name || t('Untitled challenge')}</bdi>
              <Badge tone={tone}>{t(label)}</Badge>
              {row.errors.length === 0 && row.cleared.length > 0 && (
                <p>{t('Cleared: {fields}', { fields: row.cleared.map((field) => headers.get(field)).join(', ') })}</p>
              )}
              {row.errors.length > 0 && (
                <ul>
                  {row.errors.map((error) => (
                    <li key={`${error.cell} ${error.message}`}>
                      <code>{error.cell}</code>
                      <span>{sayFault(error, t)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Line>
          );
        })}
      </ul>
      {ordered.length > most && (
        <Button size="small" onClick={() => setMost(most + MORE)}>
          {t('Show more ({n})', { n: ordered.length - most })}
        </Button>
      )}
    </List>
  );
}
