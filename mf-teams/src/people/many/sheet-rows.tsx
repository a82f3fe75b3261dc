import type { TeamSheetPreview } from '@waymark/client';
import { TEAM_CELL_WORDS, type TeamCellFaultCode } from '@waymark/contract';
import { counted, type Translate, useTranslate } from '@waymark/host-kit';
import { Banner, token } from '@waymark/ui';
import styled from 'styled-components';

/** Maximum rows shown; wrong ones first. */
const SHOWN = 100;

const Rows = styled.ul`
  max-block-size: 280px;
  overflow-y: auto;
  padding: 0;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; gap: 2px 8px; padding: 6px 12px; }
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & > li > span { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  & > li > p { grid-column: 2 / -1; color: ${token.dangerText}; overflow-wrap: anywhere; }
`;

type Fault = TeamSheetPreview['rows'][number]['errors'][number];

/** What is wrong with a cell, translated; in the platform's words if unknown to this version. */
const sayFault = ({ code = '', message = '', values }: Fault, t: Translate): string =>
  Object.hasOwn(TEAM_CELL_WORDS, code) ? t(TEAM_CELL_WORDS[code as TeamCellFaultCode], values) : message;

/** The rows of a sheet, with errors per cell. */
export function SheetRows({ rows }: { readonly rows: TeamSheetPreview['rows'] }) {
  const t = useTranslate();
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const ordered = [...wrong, ...rows.filter(({ errors }) => errors.length === 0)];
  return (
    <>
      {wrong.length > 0 && (
        <Banner tone="warning">
          {wrong.length === 1
            ? t('1 row has an error and will be skipped. The others can be imported.')
            : t('{n} rows have errors and will be skipped. The others can be imported.', { n: wrong.length })}
        </Banner>
      )}
      <Rows tabIndex={0} aria-label={t('Rows of the sheet')}>
        {ordered.slice(0, SHOWN).map(({ row, team, emails, errors }) => (
          <li key={row}>
            <span>{row}</span>
            <bdi>{team || t('Untitled team')}</bdi>
            <span>{counted(t, 'player', emails.length)}</span>
            {errors.map((fault) => (
              <p key={`${fault.cell} ${fault.message}`}>
                {fault.cell}: {sayFault(fault, t)}
              </p>
            ))}
          </li>
        ))}
        {ordered.length > SHOWN && (
          <li>
            <span />
            <span>
              {t(ordered.length - SHOWN === 1 ? 'and {n} more row' : 'and {n} more rows', {
                n: ordered.length - SHOWN,
              })}
            </span>
          </li>
        )}
      </Rows>
    </>
  );
}
