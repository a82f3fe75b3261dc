import type { GameId, SheetFormat } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useRef } from 'react';
import type { SheetContent } from './save-sheet';

/** Saves the challenges of a game as a spreadsheet, or one with nothing but headers. What does it is fetched when it is asked for. */
export function useSheetDownload(game: GameId): (content: SheetContent, format: SheetFormat) => Promise<void> {
  const { api, errors } = useHost();
  const underWay = useRef(false);
  return async (content, format) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const { saveSheet } = await import('./save-sheet');
      await saveSheet(api, game, content, format);
    } catch (error) {
      errors.report(error, { doing: 'download a spreadsheet' });
    } finally {
      underWay.current = false;
    }
  };
}
