import type { GameId, SheetFormat } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { Menu, type MenuEntry } from '@waymark/ui';
import { Copy, FileSpreadsheet, QrCode } from '@waymark/ui/icons';
import { saveSheet } from '../spreadsheets/save-sheet';
import type { OpenDialog } from './open-dialog';

/** Props of MoreMenu. */
export interface MoreMenuProps {
  readonly game: GameId;
  readonly onAsk: (asked: OpenDialog) => void;
}

/** Actions on all challenges. Loads when the page is idle. */
export function MoreMenu({ game, onAsk }: MoreMenuProps) {
  const host = useHost();
  const t = useTranslate();
  const entries = useMoreEntries(onAsk, (format) => void saveSheet(host, t, game, format));
  return <Menu label={t('More')} entries={entries} />;
}

/** The actions on all challenges that the platform offers. CSV is written locally. */
function useMoreEntries(
  ask: (asked: OpenDialog) => void,
  download: (format: SheetFormat) => void,
): readonly MenuEntry[] {
  const t = useTranslate();
  const sheets = useOffered('challenge-sheets');
  const copies = useOffered('challenge-copy');
  const codes = useOffered('challenge-qr-sheet');
  const bring = [
    sheets && {
      id: 'import',
      label: t('Import a spreadsheet'),
      icon: FileSpreadsheet,
      onSelect: () => ask({ what: 'import' }),
    },
    copies && { id: 'copy', label: t('Copy from another game'), icon: Copy, onSelect: () => ask({ what: 'copy' }) },
  ].filter((entry) => entry !== false);
  const take = [
    sheets && {
      id: 'xlsx',
      label: t('Download as XLSX'),
      icon: FileSpreadsheet,
      onSelect: () => download('xlsx'),
    },
    { id: 'csv', label: t('Download as CSV'), icon: FileSpreadsheet, onSelect: () => download('csv') },
    codes && { id: 'qr', label: t('Print QR codes'), icon: QrCode, onSelect: () => ask({ what: 'qr' }) },
  ].filter((entry) => entry !== false);
  if (bring.length === 0 && take.length === 1) return take;
  return [
    ...(bring.length > 0 ? [{ id: 'bring', heading: t('Add several'), entries: bring }] : []),
    { id: 'take', heading: t('Download and print'), entries: take },
  ];
}
