import { downloadTasks, downloadTemplate } from '@waymark/client';
import type { GameId, Host, SheetFormat } from '@waymark/contract';
import { saveFile } from '../challenge/save-file';

/** Saves a spreadsheet on the device: with the challenges of a game, or with nothing but headers. */
export async function saveSheet(
  { api, errors }: Pick<Host, 'api' | 'errors'>,
  game: GameId,
  content: 'challenges' | 'template',
  format: SheetFormat,
): Promise<void> {
  try {
    const file = await (content === 'template' ? downloadTemplate : downloadTasks)(api, game, format);
    saveFile(file, file.name);
  } catch (error) {
    errors.report(error, { doing: 'download a spreadsheet' });
  }
}
