import type { RouteName } from '@waymark/contract';
import { changing, ofGame, type Row } from './row';

const SHEET = Buffer.from('Headline\nSemaphore').toString('base64');

/** Groups and challenges. */
export const CHALLENGE_ROWS = {
  qrPicture: ofGame('administrators', (who, { game, scan }) =>
    who.get(`/tasks/${scan}/qr.png?whitelabel=${who.whitelabel}&game_id=${game}`),
  ),
  listGroups: ofGame('administrators', (who, { game }) => who.get(`/groups.json?game_id=${game}`)),
  createGroup: ofGame('administrators', (who, { game }) => who.post('/groups.json', { game_id: game })),
  updateGroup: ofGame('administrators', (who, { game, group }) =>
    who.put(`/groups/${group}.json`, { game_id: game, label: 'Late train' }),
  ),
  // Includes a team, so that the next call finds the same group; permissions do not depend on it.
  deleteGroup: ofGame('administrators', (who, { game, group }) =>
    who.call('DELETE', `/groups/${group}.json?game_id=${game}&team_id=1`),
  ),
  listTasks: ofGame('members', (who, { game }) => who.get(`/tasks/game/${game}.json`)),
  listTaskPlaces: ofGame('organisers and judges', (who, { game }) => who.get(`/tasks/places/${game}.json`)),
  getTask: ofGame('organisers and judges', (who, { game, task }) => who.get(`/tasks/${task}.json?game_id=${game}`)),
  createTask: changing('administrators', (who, { game }) => who.post('/tasks.json', { game_id: game })),
  updateTask: ofGame('administrators', (who, { game, task }) =>
    who.put(`/tasks/${task}.json`, { game_id: game, name: 'Cranes' }),
  ),
  listMediaAlternatives: ofGame('administrators', (who, { task }) => who.get(`/medias/alternatives/task/${task}.json`)),
  describeMedia: ofGame('administrators', (who, { task }) =>
    who.put(`/medias/alternatives/task/${task}/standard.json`, { alt: 'Three cranes' }),
  ),
  deleteTask: changing('administrators', (who, { game, task }) =>
    who.call('DELETE', `/tasks/${task}.json?game_id=${game}`),
  ),
  duplicateTask: changing('administrators', (who, { game, task }) =>
    who.post(`/tasks/${task}/duplicate.json`, { game_id: game }),
  ),
  copyTasks: changing('administrators', (who, { game }, other) =>
    who.post('/tasks/copy.json', { game_id: game, from_game_id: other }),
  ),
  changeTasks: ofGame('administrators', (who, { game, task }) =>
    who.put('/tasks/bulk.json', { game_id: game, ids: [task], points: 5 }),
  ),
  undoTasks: ofGame('administrators', (who, { game, undo }) =>
    who.post('/tasks/undo.json', { game_id: game, undo_id: undo }),
  ),
  listTaskTrash: ofGame('administrators', (who, { game }) => who.get(`/tasks/trash/${game}.json`)),
  restoreTask: changing('administrators', (who, { game, trashed }) =>
    who.post(`/tasks/${trashed}/restore.json`, { game_id: game }),
  ),
  updateReality: ofGame('administrators', (who, { game, reality }) =>
    who.put(`/tasks/ar/${reality}.json`, { game_id: game, scale: 2 }),
  ),
  listTaskIdeas: ofGame('administrators', (who, { game }) => who.get(`/tasks/ideas/${game}.json`)),
  suggestTask: changing('administrators', (who, { game }) => who.post('/tasks/suggest.json', { game_id: game })),
  exportTasks: ofGame('administrators', (who, { game }) => who.get(`/tasks/export/${game}.json?format=csv`)),
  previewImport: ofGame('administrators', (who, { game }) =>
    who.post('/tasks/import/preview.json', { game_id: game, file: SHEET }),
  ),
  importTasks: changing('administrators', (who, { game }) =>
    who.post('/tasks/import.json', { game_id: game, file: SHEET }),
  ),
  printQrCodes: ofGame('administrators', (who, { game }) => who.get(`/tasks/qr-sheet/${game}.json`)),
} satisfies Partial<Record<RouteName, Row>>;
