import { useHost, useTranslate } from '@waymark/host-kit';
import { Button, Icon, Panel, PanelHead, token } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useSheet } from './all-as-csv';
import { type CsvRow, saveCsv } from './save-csv';

/** Positioned, so that the browser repaints it separately: scrolling in one panel would otherwise repaint the page. */
const Separate = styled(Panel)`
  position: relative;
`;
const Head = styled(PanelHead)`
  @media (max-width: 599px) { display: grid; grid-template-columns: minmax(0, 1fr) auto; & > :nth-child(2):not(:last-child) { order: 1; grid-column: 1 / -1; } }
`;
const PanelTitle = styled.h3`
  flex: 1;
  min-inline-size: 0;
  font: 550 ${token.type14} ${token.font};
`;
const Note = styled.div`
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
`;

interface ProgressPanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** File name of the export. */
  readonly file: string;
  /** Its rows, headers first; absent while there is nothing to export. */
  readonly rows?: (() => readonly CsvRow[]) | undefined;
  readonly children: ReactNode;
}

/** A panel of the analytics with a CSV export. */
export function ProgressPanel({ title, note, file, rows, children }: ProgressPanelProps) {
  const t = useTranslate();
  const id = useId();
  const { errors } = useHost();
  useSheet(file, rows);
  return (
    <Separate aria-labelledby={id}>
      <Head>
        <PanelTitle id={id}>{title}</PanelTitle>
        {note && <Note>{note}</Note>}
        {rows && (
          <Button
            size="small"
            aria-label={t('{panel} as CSV', { panel: title })}
            onClick={() => void saveCsv(file, rows()).catch(errors.report)}
          >
            <Icon of={Download} size={14} />
            CSV
          </Button>
        )}
      </Head>
      {children}
    </Separate>
  );
}
