import { type Many, makeHarbour, type ReadTask, type Refused } from './harbour';
import type { TestProvider } from './start-test-provider';

/** An error in a cell. */
interface CellError {
  cell: string;
  field: string;
  message: string;
  code: string;
  values: Record<string, string | number>;
}
/** The part of a preview that tests read. */
export interface Preview {
  columns: { header: string; field: string }[];
  rows: {
    row: number;
    name: string;
    task_type?: number;
    duplicate_of: number | null;
    errors: CellError[];
    cleared: string[];
  }[];
}
/** The response of an import. */
interface Imported {
  ids: number[];
  updated: number[];
  skipped: number;
  errors: CellError[];
  undo_id: number;
}

/** Bytes as sent. */
export const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');

type Harbour = Awaited<ReturnType<typeof makeHarbour>>;

/** A game with the named challenges, and operations on its sheets. */
export async function sheetDesk(provider: TestProvider, names: readonly string[] = []) {
  return at(await makeHarbour(provider, names));
}
/** The same for another, empty game of the same person. */
export async function otherSheetDesk(provider: TestProvider, { whiteLabel, ownerRow, owner }: Harbour) {
  const game = await provider.make.game(whiteLabel, { tz: 'UTC' });
  await provider.make.member(game, ownerRow, { access: 'Created' });
  const list = async () => (await owner.get<Many>(`/tasks/game/${game.id}.json?per_page=9999`)).body;
  return at({ owner, game, list, order: async () => (await list()).tasks.map(({ name }) => name).join(' ') });
}
function at<Place extends Pick<Harbour, 'owner' | 'game'>>(harbour: Place) {
  const { owner, game } = harbour;
  const send = <Body>(path: string, file: string, more: object = {}) =>
    owner.post<Body>(path, { game_id: game.id, file, ...more });
  return {
    ...harbour,
    preview: (csv: string, more?: object) => send<Preview>('/tasks/import/preview.json', base64(csv), more),
    load: (file: string, more?: object) => send<Imported & Refused>('/tasks/import.json', file, more),
    undo: (undo_id: number) => owner.post('/tasks/undo.json', { game_id: game.id, undo_id }),
    save: async (format: 'csv' | 'xlsx', more = '') => {
      const path = `/tasks/export/${game.id}.json?format=${format}${more}`;
      const { body } = await owner.get<{ file: { name: string; content: string } }>(path);
      return body.file;
    },
  };
}

/** A challenge without its identity: locks by position. */
export function contentOf(tasks: readonly ReadTask[]) {
  const places = new Map(tasks.map(({ id, position }) => [id, position]));
  return tasks.map(({ id: _, updated_at: __, realities, ...task }) => ({
    ...task,
    unlock_by_task_id: places.get(Number(task.unlock_by_task_id)) ?? null,
    unlock_by_task_ids: String(task.unlock_by_task_ids).replace(/^\d+/, (id) => String(places.get(Number(id)))),
    realities: realities.map(({ id: _, task_id: __, ...item }: { id: number; task_id?: unknown }) => item),
  }));
}
