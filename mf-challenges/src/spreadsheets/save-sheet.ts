import { type Api, downloadTasks, downloadTemplate } from '@waymark/client';
import type { GameId, SheetFormat } from '@waymark/contract';
import { saveFile } from '../challenge/save-file';

/** What a spreadsheet holds: the challenges of a game, or nothing but headers. */
export type SheetContent = 'challenges' | 'template';

/** Saves a spreadsheet on the device. */
export async function saveSheet(api: Api, game: GameId, content: SheetContent, format: SheetFormat): Promise<void> {
  const file = await (content === 'template' ? downloadTemplate : downloadTasks)(api, game, format);
  saveFile(file, file.name);
}
