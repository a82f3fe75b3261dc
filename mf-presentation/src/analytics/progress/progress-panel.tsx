import { useHost, useTranslate } from '@waymark/host-kit';
import { Button, Icon, Panel, PanelHead, token } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { type CsvRow, saveCsv } from './save-csv';

const Head = styled(PanelHead)`
  flex-wrap: wrap;
  & > h3 { flex: 1; min-inline-size: 160px; font: 550 ${token.type14} ${token.font}; }
  & > p { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

interface ProgressPanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Name of the file, and its rows with the column names first. */
  readonly file: string;
  readonly rows: () => readonly CsvRow[];
  readonly children: ReactNode;
}

/** A panel of the analytics that can be taken away as CSV. */
export function ProgressPanel({ title, note, file, rows, children }: ProgressPanelProps) {
  const t = useTranslate();
  const id = useId();
  const { errors } = useHost();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <h3 id={id}>{title}</h3>
        {note && <p>{note}</p>}
        <Button
          size="small"
          aria-label={t('{panel} as CSV', { panel: title })}
          onClick={() => void saveCsv(file, rows()).catch(errors.report)}
        >
          <Icon of={Download} size={14} />
          CSV
        </Button>
      </Head>
      {children}
    </Panel>
  );
}
