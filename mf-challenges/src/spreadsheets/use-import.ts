import { type ImportDone, type ImportPreview, importSheet, lookAtSheet } from '@waymark/client';
import type { GameId, SheetDuplicates, SheetEmptyCells } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { type SheetImport, useSheetImport } from '@waymark/host-kit/sheets';

/** The choices for the rows of a sheet. */
interface ImportChoices {
  /** What happens to rows the game already has. */
  readonly duplicates: SheetDuplicates;
  /** What empty cells of updated rows do. */
  readonly emptyCells: SheetEmptyCells;
}
/** The state of an import. */
export type Import = SheetImport<ImportChoices, ImportPreview, ImportDone>;

/** Imports challenges from a spreadsheet. */
export function useImport(game: GameId): Import {
  const { api } = useHost();
  return useSheetImport<ImportChoices, ImportPreview, ImportDone>(
    {
      look: (wish, options) => lookAtSheet(api, game, wish, options),
      take: (wish, options) => importSheet(api, game, wish, options),
      doing: 'import challenges',
    },
    { duplicates: 'skip', emptyCells: 'keep' },
  );
}
