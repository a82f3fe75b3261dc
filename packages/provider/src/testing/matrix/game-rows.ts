import type { RouteName } from '@waymark/contract';
import { changing, general, ofGame, type Row, stranger } from './row';

/** Games, branding, purchases, exports and analytics. */
export const GAME_ROWS = {
  createGame: general('super administrators', 200, (who) => who.post('/games.json', { name: 'Made' })),
  // If this failed, the builder would sign out, so an invisible game is omitted instead.
  whoami: { ...ofGame('signed in', (who, { game }) => who.get(`/users/0.json?game_id=${game}`)) },
  getGame: ofGame('members', (who, { game }) => who.get(`/games/${game}.json`)),
  updateGame: ofGame('administrators', (who, { game }) => who.put(`/games/${game}.json`, { shuffled: 1 })),
  listTemplates: general('super administrators', 200, (who) => who.get('/templates.json')),
  startFromTemplate: general('super administrators', 200, (who) => who.post('/templates/museum/games.json', {})),
  cloneGame: ofGame('administrators', (who, { game }) => who.post(`/games/${game}/clone.json`)),
  deleteGame: changing('administrators', (who, { game }) => who.call('DELETE', `/games/${game}.json`)),
  listTrash: general('signed in', 200, (who) => who.get('/games/trash.json')),
  restoreGame: changing('administrators of a deleted game', (who, { game }) => who.post(`/games/${game}/restore.json`)),
  liberateGame: ofGame('super administrators of the game', (who, { game }) =>
    who.patch(`/games/${game}/liberate.json`, { packages: 'team' }),
  ),
  getBranding: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/grey.json`)),
  updateBranding: ofGame('administrators', (who, { game }) => who.put(`/games/${game}/grey.json`, { theme: 1 })),
  listPersonalizations: ofGame('administrators', (who, { game }) => who.get(`/personalizations.json?game_id=${game}`)),
  createPersonalization: changing('administrators', (who, { game }) =>
    who.post('/personalizations.json', { game_id: game, key: 'tavern', value: 'The Ostrich' }),
  ),
  updatePersonalization: ofGame('administrators', (who, { game, word }) =>
    who.put(`/personalizations/${word}.json`, { game_id: game, key: 'pub', value: 'The Ostrich' }),
  ),
  deletePersonalization: changing('administrators', (who, { game, word }) =>
    who.call('DELETE', `/personalizations/${word}.json?game_id=${game}`),
  ),
  // Already paid in these fixtures, so nothing is charged.
  buyBranding: ofGame('administrators', (who, { game }) =>
    who.patch(`/games/${game}/branding.json`, { stripe_id: 'pm_local_paid_1', cost: 299 }),
  ),
  buyReels: ofGame('administrators', (who, { game }) =>
    who.patch(`/games/${game}/reels.json`, { stripe_id: 'pm_local_paid_1', cost: 299 }),
  ),
  exportGame: ofGame('administrators', (who, { game }) =>
    who.patch(`/games/${game}/export.json`, { email: 'a@x.test', media: false }),
  ),
  listBrands: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/brands.json`)),
  saveBrand: ofGame('administrators', (who, { game }) => who.post(`/games/${game}/brands.json`, { name: stranger() })),
  renameBrand: {
    ...ofGame('administrators', (who, { game }) => who.put(`/games/${game}/brands/999999.json`, { name: 'Quay' })),
    done: 404,
  },
  deleteBrand: {
    ...ofGame('administrators', (who, { game }) => who.call('DELETE', `/games/${game}/brands/999999.json`)),
    done: 404,
  },
  getDropbox: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/dropbox.json`)),
  // No Dropbox is connected in these fixtures.
  sendToDropbox: {
    ...ofGame('administrators', (who, { game }) => who.put(`/games/${game}/dropbox.json`, {})),
    done: 409,
  },
  disconnectDropbox: ofGame('administrators', (who, { game }) => who.call('DELETE', `/games/${game}/dropbox.json`)),
  // Nothing is featured in these fixtures.
  generateReels: {
    ...ofGame('super administrators of the game', (who, { game }) =>
      who.patch(`/games/${game}/generate_reels.json`, {}),
    ),
    done: 409,
  },
  getReelDesk: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/reels.json`)),
  getPaymentSetup: general('everyone', 404, (who) => who.get('/payments.json')),
  listReceipts: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/receipts.json`)),
  printReceipt: {
    ...ofGame('administrators', (who, { game }) => who.get(`/games/${game}/receipts/P999999.json`)),
    done: 404,
  },
  getDonationPage: general('everyone', 404, (who) => who.get('/games/999999/donations.json')),
  donateToGame: general('everyone', 400, (who) =>
    who.patch('/games/1/donations.json', { email: 'a@x.test', stripe_id: 'pm_local_paid_1', cost: 7 }),
  ),
  listChanges: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/history.json`)),
  teamAnalytics: ofGame('administrators', (who, { game }) => who.get(`/analytics/teams.json?game_id=${game}`)),
  gameProgress: ofGame('administrators', (who, { game }) => who.get(`/analytics/progress.json?game_id=${game}`)),
  gamePlaces: ofGame('administrators', (who, { game }) => who.get(`/analytics/places.json?game_id=${game}`)),
  gameMoment: ofGame('administrators', (who, { game }) => who.get(`/analytics/moment.json?game_id=${game}&at=1`)),
  listResultKeys: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/result-keys.json`)),
  // Revoked at once, because a game has a limited number of keys.
  createResultKey: ofGame('administrators', async (who, { game }) => {
    const made = await who.post<{ key?: { id: number } }>(`/games/${game}/result-keys.json`, {});
    if (made.body.key) await who.call('DELETE', `/result-keys/${made.body.key.id}.json?game_id=${game}`);
    return made;
  }),
  revokeResultKey: ofGame('administrators', (who, { game, resultKey }) =>
    who.call('DELETE', `/result-keys/${resultKey}.json?game_id=${game}`),
  ),
  // Requires a key, which no session replaces.
  readTeamResults: general('everyone', 401, (who) => who.get('/results/teams.json')),
  readChallengeResults: general('everyone', 401, (who) => who.get('/results/challenges.json')),
  readAnswerResults: general('everyone', 401, (who) => who.get('/results/answers.json')),
  readResultSheet: general('everyone', 401, (who) => who.get('/results/answers.csv')),
  addTag: ofGame('administrators', (who, { game, task }) =>
    who.post('/tags.json', { game_id: game, task_id: task, label: 'Harbour' }),
  ),
  removeTag: ofGame('administrators', (who, { game, task }) =>
    who.call('DELETE', `/tasks/${task}/tags.json?game_id=${game}&label=Harbour`),
  ),
} satisfies Partial<Record<RouteName, Row>>;
