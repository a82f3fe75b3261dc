import { downloadTasks, downloadTemplate, isApiFailure } from '@waymark/client';
import type { GameId, Host, SheetFormat } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { saveFile } from '../challenge/save-file';
import { tellLacking } from '../list/lacking';

type Parts = Pick<Host, 'api' | 'errors' | 'notices'>;

/** Saves the challenges of a game on the device, as a spreadsheet. */
export async function saveSheet(host: Parts, t: Translate, game: GameId, format: SheetFormat): Promise<void> {
  try {
    const file = await downloadTasks(host.api, game, format);
    saveFile(file, file.name);
  } catch (error) {
    if (tellLacking(host, t, 'challenge-sheets', error)) return;
    host.errors.report(error, { doing: 'download a spreadsheet' });
  }
}

/** Saves a spreadsheet with nothing but headers on the device. */
export async function saveTemplate({ api, errors }: Parts, game: GameId, format: SheetFormat): Promise<void> {
  try {
    const file = await downloadTemplate(api, game, format, { handles: [404] });
    saveFile(file, file.name);
  } catch (error) {
    // The dialog around it goes where the platform has no such thing.
    if (!isApiFailure(error) || !error.handled) errors.report(error, { doing: 'download a spreadsheet' });
  }
}
