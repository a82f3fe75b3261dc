import { downloadQrSheet, isApiFailure, reasonOf, wholeTasksQuery } from '@waymark/client';
import { type GameId, QR_IDS_MAX, type QrSize, TASK_TYPE, type TaskId } from '@waymark/contract';
import { saveFile, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, RadioCards, Stack, useMounted } from '@waymark/ui';
import { Download } from '@waymark/ui/icons';
import { useState } from 'react';

const HANDLED = [403, 404, 413, 422, 'none'] as const;
/** Without the list, the download still tells whether there is anything to print. */
const QUIETLY = { silent: true } as const;

interface QrDialogProps {
  readonly game: GameId;
  /** Challenges selected in the list. */
  readonly selected: readonly TaskId[];
  readonly onClose: () => void;
}

/** Asks which QR codes to print and how large, and downloads a PDF. */
export function QrDialog({ game, selected, onClose }: QrDialogProps) {
  const { api, errors } = useHost();
  const t = useTranslate();
  const few = selected.length > 0 && selected.join(',').length <= QR_IDS_MAX;
  const [which, setWhich] = useState<'all' | 'selected'>(few ? 'selected' : 'all');
  const [size, setSize] = useState<QrSize>('medium');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const isOpen = useMounted();
  const { data: all } = useQuery(wholeTasksQuery(api, game, QUIETLY));
  const isPrinted = (id: TaskId) => which === 'all' || selected.includes(id);
  const hasNone =
    all !== undefined && !all.items.some(({ id, task_type }) => task_type === TASK_TYPE.qrCode && isPrinted(id));
  const none =
    which === 'selected'
      ? t('None of the selected challenges has a QR code.')
      : t('This game has no QR codes. Add a QR Code challenge with a QR address.');
  const print = async (): Promise<void> => {
    setBusy(true);
    setWrong(undefined);
    try {
      const ids = which === 'selected' ? { ids: selected } : {};
      const { file, count } = await downloadQrSheet(api, game, { ...ids, size }, { handles: HANDLED });
      // Closing the dialog cancels the download.
      if (!isOpen()) return;
      if (count === 0) {
        setWrong(none);
        return;
      }
      saveFile(file, file.name);
      onClose();
    } catch (error) {
      if (isApiFailure(error) && error.handled) setWrong(reasonOf(error));
      else errors.report(error, { doing: 'print QR codes' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('Print QR codes')}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" icon={Download} busy={busy} disabled={hasNone} onClick={() => void print()}>
            {t('Download PDF')}
          </Button>
        </>
      }
    >
      <Stack $gap={16}>
        {(hasNone || wrong) && <Banner tone="warning">{hasNone ? none : wrong}</Banner>}
        {few && (
          <RadioCards<'all' | 'selected'>
            label={t('Which challenges')}
            value={which}
            options={[
              { value: 'selected', label: t('Selected challenges ({n})', { n: selected.length }) },
              { value: 'all', label: t('All challenges with a QR code') },
            ]}
            onChange={setWhich}
          />
        )}
        <RadioCards<QrSize>
          label={t('Size')}
          value={size}
          options={[
            { value: 'small', label: t('Small'), note: t('Twelve per page, to cut out.') },
            { value: 'medium', label: t('Medium'), note: t('Six per page, to cut out.') },
            { value: 'large', label: t('Large'), note: t('One per page, as a poster.') },
          ]}
          onChange={setSize}
        />
      </Stack>
    </Dialog>
  );
}
