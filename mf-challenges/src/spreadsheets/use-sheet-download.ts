import { downloadTasks, downloadTemplate } from '@waymark/client';
import type { GameId, SheetFormat } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useRef } from 'react';
import { saveFile } from '../challenge/save-file';

/** Saves the challenges of a game as a spreadsheet, or one with nothing but headers. */
export function useSheetDownload(
  game: GameId,
): (what: 'challenges' | 'template', format: SheetFormat) => Promise<void> {
  const { api, errors } = useHost();
  const underWay = useRef(false);
  return async (what, format) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const file = await (what === 'template' ? downloadTemplate : downloadTasks)(api, game, format);
      saveFile(file, file.name);
    } catch (error) {
      errors.report(error, { doing: 'download a spreadsheet' });
    } finally {
      underWay.current = false;
    }
  };
}
