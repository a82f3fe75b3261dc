import { type Writable, writable } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type CsvRow, saveCsv } from './save-csv';

type Sheets = ReadonlyMap<string, () => readonly CsvRow[]>;

/** The CSV data of each panel on the page, by file name. */
const SheetsContext = createContext<Writable<Sheets>>(writable<Sheets>(new Map()));

/** Collects the CSV data of the panels inside. */
export function SheetsOfPanels({ children }: { readonly children: ReactNode }) {
  const [sheets] = useState(() => writable<Sheets>(new Map()));
  return <SheetsContext value={sheets}>{children}</SheetsContext>;
}

/** Adds a panel's rows to the combined export while it is mounted. */
export function useSheet(file: string, rows: (() => readonly CsvRow[]) | undefined): void {
  const sheets = useContext(SheetsContext);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const hasRows = rows !== undefined;
  useEffect(() => {
    if (!hasRows) return;
    sheets.set(new Map(sheets.get()).set(file, () => latest.current?.() ?? []));
    return () => sheets.set(new Map([...sheets.get()].filter(([name]) => name !== file)));
  }, [sheets, file, hasRows]);
}

/** Exports all panels as one file: each with its name, separated by empty lines. */
export function AllAsCsv() {
  const t = useTranslate();
  const { errors } = useHost();
  const sheets = useReadable(useContext(SheetsContext));
  const save = async (): Promise<void> => {
    const rows = [...sheets].flatMap(([name, of]): CsvRow[] => [[name], ...of(), []]);
    await saveCsv('analytics', rows.slice(0, -1));
  };
  return (
    <Button
      kind="primary"
      icon={Download}
      // Keeps its place until there is a panel, so its neighbours don't move.
      style={sheets.size === 0 ? { visibility: 'hidden' } : undefined}
      onClick={() => void save().catch(errors.report)}
    >
      {t('All as CSV')}
    </Button>
  );
}
