import type { Personalization } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, Dialog, Stack, TextArea } from '@waymark/ui';
import { type RowDraft, readPasted } from './rows';
import { SkippedLines } from './skipped-lines';

interface PasteDialogProps {
  readonly open: boolean;
  /** What is pasted so far. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The present rows, with their identity as id. */
  readonly rows: readonly Personalization[];
  readonly onTake: (drafts: readonly RowDraft[]) => void;
  readonly onClose: () => void;
}

/** Imports rows copied from a spreadsheet: a key and a value per line. Stays open with the lines that it skips. */
export function PasteDialog({ open, text, onText, rows, onTake, onClose }: PasteDialogProps) {
  const t = useTranslate();
  const { added, changed, skipped } = readPasted(text, rows);
  const take = () => {
    onTake([...added, ...changed]);
    onText(skipped.join('\n'));
    if (skipped.length === 0) onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('Paste rows')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" disabled={added.length + changed.length === 0} onClick={take}>
            {t('Take over')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('One key and its value per line, as you copy them from a spreadsheet.')}</p>
        <TextArea label={t('Rows')} value={text} onChange={onText} />
        <p role="status">
          {t('{added} new, {changed} changed, {skipped} skipped', {
            added: added.length,
            changed: changed.length,
            skipped: skipped.length,
          })}
        </p>
        <SkippedLines lines={skipped} />
      </Stack>
    </Dialog>
  );
}
