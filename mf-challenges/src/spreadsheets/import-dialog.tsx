import type { ImportDone } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { type Translate, useHost, useTranslate } from '@waymark/host-kit';
import { ColumnMap, DropSheet, SheetName } from '@waymark/host-kit/sheets';
import { Banner, Button, Dialog, Stack, useMounted } from '@waymark/ui';
import { KnownChoice } from './known-choice';
import { countOutcomes, type PreviewRow } from './outcome';
import { RowList } from './row-list';
import { saveTemplate } from './save-sheet';
import { useImport } from './use-import';

interface ImportDialogProps {
  readonly game: GameId;
  /** A summary of the import, and how to undo it. */
  readonly onImported: (text: string, undo: number | undefined, until: string | undefined) => void;
  readonly onClose: () => void;
}

/** Imports challenges from a spreadsheet: file, columns, and a preview of each row. */
export function ImportDialog({ game, onImported, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const sheet = useImport(game);
  const host = useHost();
  const isOpen = useMounted();
  const { preview, choices } = sheet;
  const { duplicates } = choices;
  const counts = countOutcomes(preview?.rows ?? [], duplicates);
  const n = counts.new + counts.update;
  // Invalid ones too: the chosen field may be what makes them invalid.
  const known = preview?.rows.filter(({ duplicate_of }) => duplicate_of !== null).length ?? 0;

  const run = async (): Promise<void> => {
    const done = await sheet.run();
    if (!done) return;
    onImported(inWords(done, t), done.undo_id, done.undo_until);
    // Another dialog may be open by now.
    if (isOpen()) onClose();
  };
  return (
    <Dialog
      open
      title={t('Import challenges from a spreadsheet')}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {preview && (
            <Button
              kind="primary"
              busy={sheet.importing || sheet.looking}
              disabled={n === 0}
              onClick={() => void run()}
            >
              {t(n === 1 ? 'Import {n} row' : 'Import {n} rows', { n })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {sheet.wrong && <Banner tone="danger">{sheet.wrong}</Banner>}
        {!preview || !sheet.file ? (
          <DropSheet
            busy={sheet.looking}
            note={t('CSV or XLSX. One challenge per row; headers in row 1.')}
            // A new file needs a new confirmation to clear fields.
            onFile={(file) => sheet.choose(file, { ...choices, emptyCells: 'keep' })}
            onTemplate={(format) => void saveTemplate(host, game, format)}
          />
        ) : (
          <>
            <SheetName file={sheet.file} onDrop={sheet.drop} />
            <Summary rows={preview.rows} wrong={counts.wrong} />
            {known > 0 && <KnownChoice n={known} sheet={sheet} />}
            <Clearing rows={preview.rows} />
            <ColumnMap columns={preview.columns} fields={preview.fields} onMap={sheet.map} />
            {preview.rows.length > 0 && (
              <RowList rows={preview.rows} columns={preview.columns} duplicates={duplicates} />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Summary({ rows, wrong }: { readonly rows: readonly PreviewRow[]; readonly wrong: number }) {
  const t = useTranslate();
  if (rows.length === 0) return <Banner tone="warning">{t('The sheet has no rows below its headers.')}</Banner>;
  if (wrong === 0) return null;
  return (
    <Banner tone="warning">
      {wrong === 1
        ? t('1 row has an error and will be skipped. The others can be imported.')
        : t('{n} rows have errors and will be skipped. The others can be imported.', { n: wrong })}
    </Banner>
  );
}

/** Says how much would be lost, before it is. */
function Clearing({ rows }: { readonly rows: readonly PreviewRow[] }) {
  const t = useTranslate();
  const n = rows.reduce((sum, { cleared, errors }) => sum + (errors.length > 0 ? 0 : cleared.length), 0);
  if (n === 0) return null;
  return (
    <Banner tone="warning">
      {n === 1 ? t('1 field will be cleared. See below.') : t('{n} fields will be cleared. See below.', { n })}
    </Banner>
  );
}

/** The result of an import in one line. */
function inWords({ ids, updated, errors }: ImportDone, t: Translate): string {
  const [made, changed] = [ids.length, updated.length];
  const left = new Set(errors.map(({ cell = '' }) => cell.replace(/^\D+/, ''))).size;
  const said = [
    made > 0 && t(made === 1 ? '{n} challenge was imported.' : '{n} challenges were imported.', { n: made }),
    changed > 0 && t(changed === 1 ? '{n} challenge was updated.' : '{n} challenges were updated.', { n: changed }),
    made + changed === 0 && t('Nothing changed.'),
    left > 0 && t(left === 1 ? '{n} row skipped.' : '{n} rows skipped.', { n: left }),
  ];
  return said.filter(Boolean).join(' ');
}
