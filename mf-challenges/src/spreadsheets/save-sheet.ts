import { callIfOffered, downloadTasks, downloadTemplate, gameQuery, isApiFailure, wholeList } from '@waymark/client';
import type { GameId, Host, SheetFormat } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { saveFile } from '@waymark/host-kit';
import type { QueryClient } from '@waymark/host-kit/query';
import { gameTz } from '../game/game-tz';
import { tellLacking } from '../list/lacking';

type Parts = Pick<Host, 'api' | 'errors' | 'notices' | 'queries' | 'signal'>;

/** Downloads the challenges of a game as a spreadsheet. */
export async function saveSheet(host: Parts, t: Translate, game: GameId, format: SheetFormat): Promise<void> {
  const download = () => downloadTasks(host.api, game, format);
  try {
    const file =
      format === 'csv'
        ? await callIfOffered(host.api, 'challenge-sheets', download, () => makeCsv(host, game))
        : await download();
    saveFile(file, file.name);
  } catch (error) {
    const told = tellLacking(host, t, 'challenge-sheets', error) || (isApiFailure(error) && error.handled);
    if (!told) host.errors.report(error, { doing: 'download a spreadsheet' });
  }
}

/** The challenges of a game as CSV, from data that every platform returns. */
async function makeCsv({ api, queries, signal }: Parts, game: GameId): Promise<File> {
  const client = queries.client as QueryClient;
  const [{ challengesCsv }, known, tasks] = await Promise.all([
    import(/* webpackChunkName: "dialogs" */ './challenges-csv'),
    client.fetchQuery(gameQuery(api, game)),
    wholeList(api, game, { signal, client }),
  ]);
  const text = challengesCsv(tasks, { tz: gameTz(known), resolve: api.resolve });
  return new File([text], `challenges-${game}.csv`, { type: 'text/csv' });
}

/** Downloads a spreadsheet with headers only. */
export async function saveTemplate({ api, errors }: Parts, game: GameId, format: SheetFormat): Promise<void> {
  try {
    const file = await downloadTemplate(api, game, format, { handles: [404] });
    saveFile(file, file.name);
  } catch (error) {
    // The surrounding dialog closes if the platform lacks the call.
    if (!isApiFailure(error) || !error.handled) errors.report(error, { doing: 'download a spreadsheet' });
  }
}
