import { Badge, Select, token, useTranslate } from '@waymark/ui';
import styled from 'styled-components';

const Fold = styled.details`
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > summary { padding: 8px 12px; font: 500 ${token.type13} ${token.font}; cursor: pointer; }
  @media (pointer: coarse) { & > summary { padding-block: 12px; } }
  & > ul { display: grid; max-block-size: 260px; padding: 0 12px 8px; overflow: auto; list-style: none; }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    padding-block: 4px;
    border-block-start: 1px solid ${token.line};
    font: ${token.type13} ${token.font};
    overflow-wrap: anywhere;
  }
`;

interface Column {
  readonly header?: string | undefined;
  readonly field?: string | undefined;
}

/** Props of ColumnMap. */
export interface ColumnMapProps {
  readonly columns: readonly Column[];
  /** The available fields with their labels. */
  readonly fields: readonly Column[];
  /** Fields that may have several columns; others have one. */
  readonly several?: readonly string[];
  readonly onMap: (columns: readonly string[]) => void;
}

/** The field of each column, guessed from its name; each can be changed. */
export function ColumnMap({ columns, fields, several = [], onMap }: ColumnMapProps) {
  const t = useTranslate();
  const taken = columns.map(({ field = '' }) => field);
  const known = taken.filter((field) => field !== '').length;
  const left = columns.length - known;
  const change = (at: number, field: string): void =>
    // If a field allows one column, the previous one is cleared.
    onMap(
      taken.map((before, place) => (place === at ? field : before === field && !several.includes(field) ? '' : before)),
    );
  return (
    <Fold open={known === 0 || undefined}>
      <summary>
        {t('Columns recognised: {n} of {all}', { n: known, all: columns.length })}{' '}
        {left > 0 && <Badge tone="warning">{t('{n} not imported', { n: left })}</Badge>}
      </summary>
      <ul>
        {columns.map(({ header, field = '' }, at) => (
          <li key={at}>
            <bdi>{header || t('Column {n}', { n: at + 1 })}</bdi>
            <Select
              label={t('Field for {column}', { column: header || String(at + 1) })}
              size="compact"
              value={field}
              options={[
                { value: '', label: t('Not imported') },
                ...fields.map((one) => ({ value: one.field ?? '', label: one.header ?? '' })),
              ]}
              onChange={(next) => change(at, next)}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
