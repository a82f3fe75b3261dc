import { Button, hiddenFromSight, Icon, Spinner, Stack, token, useTranslate } from '@waymark/ui';
import { Download, FileSpreadsheet } from '@waymark/ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';

const Area = styled.button`
  display: grid;
  justify-items: center;
  gap: 4px;
  inline-size: 100%;
  padding: 32px 16px;
  border: 1px dashed ${token.lineControl};
  border-radius: ${token.radiusPanel};
  background: none;
  color: ${token.text};
  font: ${token.type14} ${token.font};
  text-align: center;
  &:hover, &[data-over] { border-color: ${token.accentEdge}; background: ${token.accentSubtle}; }
  & > [data-icon] { color: ${token.textMuted}; margin-block-end: 4px; }
  & em { font-style: normal; color: ${token.accentText}; }
  & small { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;
const Input = styled.input`${hiddenFromSight}`;
const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > span { flex: 1 1 200px; }
`;

/** Props of DropSheet. */
export interface DropSheetProps {
  readonly busy: boolean;
  /** Describes a sheet in one sentence. */
  readonly note: string;
  readonly onFile: (file: File) => void;
  /** Downloads a template, if there is one. */
  readonly onTemplate?: (format: 'csv' | 'xlsx') => void;
}

/** Drop zone and file picker for a spreadsheet, with a template. */
export function DropSheet({ busy, note, onFile, onTemplate }: DropSheetProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file && !busy) onFile(file);
  };
  const drop = (event: DragEvent, ends: boolean): void => {
    event.preventDefault();
    setOver(!ends);
  };
  return (
    <Stack>
      <Input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={t('Spreadsheet')}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Area
        type="button"
        data-autofocus=""
        {...(over ? { 'data-over': '' } : {})}
        onClick={() => input.current?.click()}
        onDragOver={(event) => drop(event, false)}
        onDragLeave={(event) => drop(event, true)}
        onDrop={(event) => {
          drop(event, true);
          take(event.dataTransfer.files);
        }}
      >
        {busy ? <Spinner /> : <Icon of={FileSpreadsheet} size={24} />}
        <span>
          {busy ? t('Reading the file') : t('Drop a spreadsheet here or')} {!busy && <em>{t('choose a file')}</em>}
        </span>
        <small>{note}</small>
      </Area>
      {onTemplate && (
        <Templates>
          <span>{t('The template has all columns and explains them.')}</span>
          <Button size="small" icon={Download} onClick={() => onTemplate('xlsx')}>
            {t('Template (XLSX)')}
          </Button>
          <Button size="small" icon={Download} onClick={() => onTemplate('csv')}>
            {t('Template (CSV)')}
          </Button>
        </Templates>
      )}
    </Stack>
  );
}
