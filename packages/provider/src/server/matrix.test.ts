import { randomUUID } from 'node:crypto';
import { type Route, type RouteName, routeTable } from '@waymark/contract';
import { START_PATIENCE, startTestProvider, type TestProvider, Visitor } from '../testing';
import { type Cast, makeRoleFixtures, ROLES, type Role, TARGETS, type Target } from '../testing/role-fixtures';
import { type Place, REVIEW_KEY, SCANNED } from '../testing/role-places';

/** Who may make a call, in the specification's words (part 1, section 6; part 2, sections 2 and 6). */
type Rule =
  /** Works without a session. */
  | 'anybody'
  /** Works with any session of the white label. */
  | 'signed in'
  /** "Super admin sees a New Game link." */
  | 'super administrators'
  /** "Everyone sees Stream, Leaderboard, Slideshow": everybody in the game who is not banned. */
  | 'members'
  /** "Admin (access Created or Managing)": creator, administrator, super administrator. */
  | 'administrators'
  /** Solutions are for people who prepare the game or review answers. */
  | 'those who work on the game'
  /** "Administrators, coordinators, super admins: leaderboard Recalculate, regenerate answer media." */
  | 'administrators and coordinators'
  /** "Judges and administrators may override points": what others decided is theirs to take back. */
  | 'judges and administrators'
  /** "Liberate menu for super admin." */
  | 'super administrators of the game'
  /** "Players join with an unlock code and submit": players with a team. */
  | 'players'
  /** Only administrators delete and restore; for everybody else the game no longer exists. */
  | 'administrators of a deleted game';

const WITHOUT_SESSION: readonly Role[] = [
  'nobody',
  'somebody whose token ran out',
  'the creator under the name of another white label',
];
const NOT_IN_THE_GAME: readonly Role[] = ['a stranger', 'banned'];
/** In these fixtures, the game's creator and the super administrator also play. */
const PLAYERS: readonly Role[] = ['joined', 'creator', 'super administrator'];
const JUDGES: readonly Role[] = ['judge', 'judge by a link'];
const ADMINISTRATORS: readonly Role[] = ['creator', 'managing', 'administrator', 'super administrator'];

/** The expected status of a call. `done` is the status if it is allowed. */
function expected(rule: Rule, done: number, role: Role, target: Target, byLink = false): number {
  if (rule === 'anybody') return done;
  if (WITHOUT_SESSION.includes(role)) return 401;
  // Judging, and nothing else whatever it is about.
  if (role === 'judge by a link' && !byLink) return 403;
  if (rule === 'signed in') return done;
  if (rule === 'super administrators') return role === 'super administrator' ? done : 403;
  if (rule === 'administrators of a deleted game') {
    return target === 'deleted' && ADMINISTRATORS.includes(role) ? done : 404;
  }
  // People who may not see a game get 404, whatever their role elsewhere.
  if (target !== 'own' || NOT_IN_THE_GAME.includes(role)) return 404;
  if (rule === 'super administrators of the game') return role === 'super administrator' ? done : 403;
  if (rule === 'those who work on the game' && (JUDGES.includes(role) || role === 'coordinator')) return done;
  if (rule === 'administrators and coordinators' && role === 'coordinator') return done;
  if (rule === 'judges and administrators' && JUDGES.includes(role)) return done;
  if (rule === 'players') return PLAYERS.includes(role) ? done : 403;
  return rule === 'members' || ADMINISTRATORS.includes(role) ? done : 403;
}

let provider: TestProvider;
let cast: Cast;

type Answered = Promise<{ status: number; body: unknown }>;
/** A valid call of a route, with its game if it has one, and who may make it. */
interface Row {
  readonly rule: Rule;
  /** 200, or the error that the made-up values cause on routes for everybody. */
  readonly done: number;
  readonly ofGame: boolean;
  readonly call: (who: Visitor, place: Place) => Answered;
}
const general = (rule: Rule, done: number, call: (who: Visitor) => Answered): Row => ({
  rule,
  done,
  ofGame: false,
  call,
});
const ofGame = (rule: Rule, call: Row['call']): Row => ({ rule, done: 200, ofGame: true, call });

/** Restores the games for the next call; one that was refused changed nothing. */
async function undone(answered: Answered): Answered {
  const answer = await answered;
  if (answer.status < 400) await cast.putBack();
  return answer;
}

const BROWSER_KEYS = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};
const SHEET = Buffer.from('Headline\nSemaphore').toString('base64');
let strangers = 0;
const stranger = () => {
  strangers += 1;
  return `nobody-${strangers}@example.test`;
};

const ROWS: Record<RouteName, Row> = {
  authenticate: general('anybody', 404, (who) =>
    who.post('/users/authenticate.json', { email: stranger(), password: 'x' }),
  ),
  refresh: general('anybody', 401, (who) => who.post('/users/refresh.json', { refresh_token: 'x' })),
  endSession: general('anybody', 200, (who) => who.post('/users/sign-out.json', { refresh_token: 'x' })),
  maintenance: general('anybody', 200, (who) => who.get('/services/maintenance.json')),
  describeProvider: general('anybody', 200, (who) => who.get('/provider.json')),
  verifyEmail: general('anybody', 404, (who) => who.get(`/users/verify.json?email=${stranger()}`)),
  signUp: general('anybody', 409, (who) =>
    who.post('/users.json', { name: 'A', email: 'none', password: 'x', password_confirmation: 'x' }),
  ),
  requestReset: general('anybody', 404, (who) => who.patch('/users/reset.json', { email: stranger() })),
  choosePassword: general('anybody', 404, (who) =>
    who.patch('/users/password.json', { token: 'x', password: 'x', password_confirmation: 'x' }),
  ),
  redeemTicket: general('anybody', 401, (who) => who.put('/users/ticket.json', { ticket: 'x' })),
  // Unnamed white labels stay unknown.
  describeWhiteLabel: general('anybody', 200, (who) => who.get('/whitelabels/0.json')),
  loadDictionary: general('anybody', 200, (who) => who.get('/proxy/translate.json?to=es')),
  loadLegalText: general('anybody', 200, (who) => who.get('/legal/privacy.json?to=de')),
  issueTicket: general('signed in', 200, (who) => who.post('/users/ticket.json', { purpose: 'socket' })),
  listGames: general('signed in', 200, (who) => who.get('/games.json')),
  listTimeZones: general('signed in', 200, (who) => who.get('/timezones.json')),
  uploadPolicy: general('signed in', 200, (who) => who.get('/upload.json')),
  signUpload: general('signed in', 200, (who) => who.get('/medias/sign/png')),
  reportPhrase: general('signed in', 200, (who) => who.post('/proxy/translate.json', { origin: 'A phrase', to: 'es' })),
  testWebhook: general('signed in', 200, (who) => who.post('/proxy/webhook.json', { url: 'https://127.0.0.1/' })),
  geocode: general('signed in', 200, (who) => who.get('/proxy/geocode.json?address=Boston')),
  listTags: general('signed in', 200, (who) => who.get('/tags.json')),
  createGame: general('super administrators', 200, (who) => who.post('/games.json', { name: 'Made' })),
  // A failed lookup of the account would sign the builder out, so an invisible game is omitted instead.
  whoami: { ...ofGame('signed in', (who, { game }) => who.get(`/users/0.json?game_id=${game}`)) },
  getGame: ofGame('members', (who, { game }) => who.get(`/games/${game}.json`)),
  updateGame: ofGame('administrators', (who, { game }) => who.put(`/games/${game}.json`, { shuffled: 1 })),
  cloneGame: ofGame('administrators', (who, { game }) => who.post(`/games/${game}/clone.json`)),
  deleteGame: ofGame('administrators', (who, { game }) => undone(who.call('DELETE', `/games/${game}.json`))),
  listTrash: general('signed in', 200, (who) => who.get('/games/trash.json')),
  restoreGame: ofGame('administrators of a deleted game', (who, { game }) =>
    undone(who.post(`/games/${game}/restore.json`)),
  ),
  liberateGame: ofGame('super administrators of the game', (who, { game }) =>
    who.patch(`/games/${game}/liberate.json`, { packages: 'team' }),
  ),
  getBranding: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/grey.json`)),
  updateBranding: ofGame('administrators', (who, { game }) => who.put(`/games/${game}/grey.json`, { theme: 1 })),
  listPersonalizations: ofGame('administrators', (who, { game }) => who.get(`/personalizations.json?game_id=${game}`)),
  createPersonalization: ofGame('administrators', (who, { game }) =>
    undone(who.post('/personalizations.json', { game_id: game, key: 'tavern', value: 'The Ostrich' })),
  ),
  updatePersonalization: ofGame('administrators', (who, { game, word }) =>
    who.put(`/personalizations/${word}.json`, { game_id: game, key: 'pub', value: 'The Ostrich' }),
  ),
  deletePersonalization: ofGame('administrators', (who, { game, word }) =>
    undone(who.call('DELETE', `/personalizations/${word}.json?game_id=${game}`)),
  ),
  // Paid already in these fixtures, so that nothing is charged.
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
  // Nothing is connected in these fixtures.
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
  getPaymentSetup: general('anybody', 404, (who) => who.get('/payments.json')),
  listReceipts: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/receipts.json`)),
  printReceipt: {
    ...ofGame('administrators', (who, { game }) => who.get(`/games/${game}/receipts/P999999.json`)),
    done: 404,
  },
  getDonationPage: general('anybody', 404, (who) => who.get('/games/999999/donations.json')),
  donateToGame: general('anybody', 400, (who) =>
    who.patch('/games/1/donations.json', { email: 'a@x.test', stripe_id: 'pm_local_paid_1', cost: 7 }),
  ),
  listChanges: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/history.json`)),
  teamAnalytics: ofGame('administrators', (who, { game }) => who.get(`/analytics/teams.json?game_id=${game}`)),
  gameProgress: ofGame('administrators', (who, { game }) => who.get(`/analytics/progress.json?game_id=${game}`)),
  gamePlaces: ofGame('administrators', (who, { game }) => who.get(`/analytics/places.json?game_id=${game}`)),
  gameMoment: ofGame('administrators', (who, { game }) => who.get(`/analytics/moment.json?game_id=${game}&at=1`)),
  listResultKeys: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/result-keys.json`)),
  // Revoked at once: a game has only so many keys.
  createResultKey: ofGame('administrators', async (who, { game }) => {
    const made = await who.post<{ key?: { id: number } }>(`/games/${game}/result-keys.json`, {});
    if (made.body.key) await who.call('DELETE', `/result-keys/${made.body.key.id}.json?game_id=${game}`);
    return made;
  }),
  revokeResultKey: ofGame('administrators', (who, { game, resultKey }) =>
    who.call('DELETE', `/result-keys/${resultKey}.json?game_id=${game}`),
  ),
  // For keys: nobody's session opens them.
  readTeamResults: general('anybody', 401, (who) => who.get('/results/teams.json')),
  readChallengeResults: general('anybody', 401, (who) => who.get('/results/challenges.json')),
  readAnswerResults: general('anybody', 401, (who) => who.get('/results/answers.json')),
  readResultSheet: general('anybody', 401, (who) => who.get('/results/answers.csv')),
  addTag: ofGame('administrators', (who, { game, task }) =>
    who.post('/tags.json', { game_id: game, task_id: task, label: 'Harbour' }),
  ),
  removeTag: ofGame('administrators', (who, { game, task }) =>
    who.call('DELETE', `/tasks/${task}/tags.json?game_id=${game}&label=Harbour`),
  ),
  listTeams: ofGame('administrators and coordinators', (who, { game }) =>
    who.get(`/teams/organize.json?game_id=${game}`),
  ),
  createTeam: ofGame('administrators', (who, { game }) => undone(who.post('/teams.json', { game_id: game }))),
  updateTeam: ofGame('administrators and coordinators', (who, { game, team }) =>
    who.put(`/teams/${team}.json`, { game_id: game, name: 'Gulls' }),
  ),
  deleteTeam: ofGame('administrators', (who, { game, team }) =>
    undone(who.call('DELETE', `/teams/${team}.json?game_id=${game}`)),
  ),
  addPlayer: ofGame('administrators and coordinators', (who, { game, team, email }) =>
    undone(who.post(`/teams/${team}/player.json`, { game_id: game, email })),
  ),
  removePlayer: ofGame('administrators and coordinators', (who, { game, team, player }) =>
    undone(who.call('DELETE', `/teams/${team}/player.json?game_id=${game}&player_id=${player}`)),
  ),
  addAdministrator: ofGame('administrators', (who, { game, player }) =>
    undone(who.post(`/games/${game}/administrator.json?player_id=${player}`)),
  ),
  removeAdministrator: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/administrator.json?player_id=${player}`),
  ),
  addCoordinator: ofGame('administrators', (who, { game, player }) =>
    undone(who.post(`/games/${game}/coordinator.json?player_id=${player}`)),
  ),
  removeCoordinator: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/coordinator.json?player_id=${player}`),
  ),
  banPlayer: ofGame('administrators', (who, { game, player }) =>
    undone(who.post(`/games/${game}/ban.json?player_id=${player}`)),
  ),
  unbanPlayer: ofGame('administrators', (who, { game, player }) =>
    who.call('DELETE', `/games/${game}/ban.json?player_id=${player}`),
  ),
  mergeTeams: ofGame('administrators', async (who, { game, team, spare }) => {
    const merged = await who.post(`/teams/${team}/merge.json`, { game_id: game, into: spare });
    if (merged.status < 400) await who.post(`/teams/${team}/unmerge.json`, { game_id: game });
    return merged;
  }),
  // It was never merged.
  unmergeTeam: {
    ...ofGame('administrators', (who, { game, team }) => who.post(`/teams/${team}/unmerge.json`, { game_id: game })),
    done: 404,
  },
  printTeamCards: ofGame('administrators', (who, { game }) =>
    who.get(`/teams/cards/${game}.json?app=${encodeURIComponent('https://play.example.test')}`),
  ),
  previewTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import/preview.json', { game_id: game, file: SHEET }),
  ),
  importTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import.json', { game_id: game, file: SHEET }),
  ),
  undoTeamSheet: ofGame('administrators', (who, { game }) =>
    who.post('/teams/import/undo.json', { game_id: game, teams: [], players: [] }),
  ),
  sendBlast: ofGame('administrators', (who, { game }) =>
    who.post(`/games/${game}/blast.json`, { method: 0, subject: 'Game update!', message: 'Thanks for playing.' }),
  ),
  listBlasts: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/blasts.json`)),
  stopBlast: ofGame('administrators', (who, { game, blast }) =>
    who.call('DELETE', `/games/${game}/blasts/${blast}.json`),
  ),
  listChats: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/chats.json`)),
  readChat: ofGame('administrators', (who, { game, team }) => who.get(`/games/${game}/chats/${team}.json`)),
  writeChat: ofGame('administrators', (who, { game, team }) =>
    who.post(`/games/${game}/chats/${team}.json`, { text: 'Well done.' }),
  ),
  seeChat: ofGame('administrators', (who, { game, team }) => who.put(`/games/${game}/chats/${team}/seen.json`, {})),
  listTeamPlaces: ofGame('administrators and coordinators', (who, { game }) =>
    who.get(`/games/${game}/team-places.json`),
  ),
  qrPicture: ofGame('administrators', (who, { game, scan }) =>
    who.get(`/tasks/${scan}/qr.png?whitelabel=${who.whitelabel}&game_id=${game}`),
  ),
  listGroups: ofGame('administrators', (who, { game }) => who.get(`/groups.json?game_id=${game}`)),
  createGroup: ofGame('administrators', (who, { game }) => who.post('/groups.json', { game_id: game })),
  updateGroup: ofGame('administrators', (who, { game, group }) =>
    who.put(`/groups/${group}.json`, { game_id: game, label: 'Late train' }),
  ),
  // With a team, so that the next call finds the same group; the permission is the same without.
  deleteGroup: ofGame('administrators', (who, { game, group }) =>
    who.call('DELETE', `/groups/${group}.json?game_id=${game}&team_id=1`),
  ),
  listTasks: ofGame('members', (who, { game }) => who.get(`/tasks/game/${game}.json`)),
  listTaskPlaces: ofGame('those who work on the game', (who, { game }) => who.get(`/tasks/places/${game}.json`)),
  getTask: ofGame('those who work on the game', (who, { game, task }) =>
    who.get(`/tasks/${task}.json?game_id=${game}`),
  ),
  createTask: ofGame('administrators', (who, { game }) => undone(who.post('/tasks.json', { game_id: game }))),
  updateTask: ofGame('administrators', (who, { game, task }) =>
    who.put(`/tasks/${task}.json`, { game_id: game, name: 'Cranes' }),
  ),
  deleteTask: ofGame('administrators', (who, { game, task }) =>
    undone(who.call('DELETE', `/tasks/${task}.json?game_id=${game}`)),
  ),
  duplicateTask: ofGame('administrators', (who, { game, task }) =>
    undone(who.post(`/tasks/${task}/duplicate.json`, { game_id: game })),
  ),
  copyTasks: ofGame('administrators', (who, { game }) =>
    undone(who.post('/tasks/copy.json', { game_id: game, from_game_id: cast.other.game })),
  ),
  changeTasks: ofGame('administrators', (who, { game, task }) =>
    who.put('/tasks/bulk.json', { game_id: game, ids: [task], points: 5 }),
  ),
  undoTasks: ofGame('administrators', (who, { game, undo }) =>
    who.post('/tasks/undo.json', { game_id: game, undo_id: undo }),
  ),
  listTaskTrash: ofGame('administrators', (who, { game }) => who.get(`/tasks/trash/${game}.json`)),
  restoreTask: ofGame('administrators', (who, { game, trashed }) =>
    undone(who.post(`/tasks/${trashed}/restore.json`, { game_id: game })),
  ),
  updateReality: ofGame('administrators', (who, { game, reality }) =>
    who.put(`/tasks/ar/${reality}.json`, { game_id: game, scale: 2 }),
  ),
  suggestTask: ofGame('administrators', (who, { game }) => undone(who.post('/tasks/suggest.json', { game_id: game }))),
  exportTasks: ofGame('administrators', (who, { game }) => who.get(`/tasks/export/${game}.json?format=csv`)),
  previewImport: ofGame('administrators', (who, { game }) =>
    who.post('/tasks/import/preview.json', { game_id: game, file: SHEET }),
  ),
  importTasks: ofGame('administrators', (who, { game }) =>
    undone(who.post('/tasks/import.json', { game_id: game, file: SHEET })),
  ),
  printQrCodes: ofGame('administrators', (who, { game }) => who.get(`/tasks/qr-sheet/${game}.json`)),
  listAnswers: ofGame('those who work on the game', (who, { game }) => who.get(`/answers/game/${game}.json`)),
  streamAnswers: ofGame('members', (who, { game }) => who.get(`/answers/stream/${game}.json`)),
  showAnswers: ofGame('members', (who, { game }) => who.get(`/answers/slideshow/${game}.json`)),
  getAnswer: ofGame('members', (who, { game, answer }) => who.get(`/answers/${answer}.json?game_id=${game}`)),
  acceptAnswer: ofGame('those who work on the game', (who, { game, answer }) =>
    undone(who.put(`/answers/${answer}/accept.json`, { game_id: game, review_key: REVIEW_KEY, points: 5 })),
  ),
  rejectAnswer: ofGame('those who work on the game', (who, { game, answer }) =>
    undone(who.put(`/answers/${answer}/reject.json`, { game_id: game, review_key: REVIEW_KEY, points: 0 })),
  ),
  featureAnswer: ofGame('those who work on the game', (who, { game, answer }) =>
    undone(who.put(`/answers/${answer}/feature.json`, { game_id: game, review_key: REVIEW_KEY })),
  ),
  regenerateAnswer: ofGame('administrators and coordinators', (who, { answer }) =>
    undone(who.put('/answers/regenerate.json', { id: answer })),
  ),
  emptyGame: ofGame('super administrators of the game', (who, { game }) =>
    undone(who.call('DELETE', `/games/${game}/empty.json`)),
  ),
  decideAnswers: ofGame('those who work on the game', (who, { game, answer }) =>
    undone(who.put('/answers/bulk.json', { game_id: game, decision: 'accept', answers: [{ id: answer }] })),
  ),
  // Taking back what others decided is not a coordinator's.
  undoReview: ofGame('judges and administrators', (who, { game, review }) =>
    undone(who.post('/answers/undo.json', { game_id: game, undo_id: review })),
  ),
  listReviews: ofGame('those who work on the game', (who, { game }) => who.get(`/answers/reviews/${game}.json`)),
  listAnswerReviews: ofGame('those who work on the game', (who, { game, answer }) =>
    who.get(`/answers/${answer}/history.json?game_id=${game}`),
  ),
  listQueue: ofGame('those who work on the game', (who, { game }) => who.get(`/answers/queue/${game}.json`)),
  countQueue: ofGame('those who work on the game', (who, { game }) => who.get(`/answers/statistics/${game}.json`)),
  claimAnswer: ofGame('those who work on the game', (who, { game, answer }) =>
    undone(who.put(`/answers/${answer}/claim.json`, { game_id: game })),
  ),
  releaseAnswer: ofGame('those who work on the game', (who, { game, answer }) =>
    who.call('DELETE', `/answers/${answer}/claim.json?game_id=${game}`),
  ),
  claimNextAnswer: ofGame('those who work on the game', (who, { game }) =>
    undone(who.post('/answers/next.json', { game_id: game })),
  ),
  listReadyMessages: ofGame('those who work on the game', (who, { game }) => who.get(`/answers/messages/${game}.json`)),
  createReadyMessage: ofGame('administrators', (who, { game }) =>
    undone(who.post('/answers/messages.json', { game_id: game, text: 'Please try again.' })),
  ),
  updateReadyMessage: ofGame('administrators', (who, { game, message }) =>
    who.put(`/answers/messages/${message}.json`, { game_id: game, decision: 'reject' }),
  ),
  deleteReadyMessage: ofGame('administrators', (who, { game, message }) =>
    undone(who.call('DELETE', `/answers/messages/${message}.json?game_id=${game}`)),
  ),
  listJudgeLinks: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/judge-links.json`)),
  createJudgeLink: ofGame('administrators', (who, { game }) => who.post(`/games/${game}/judge-links.json`, {})),
  revokeJudgeLink: ofGame('administrators', (who, { game, link }) =>
    who.call('DELETE', `/judge-links/${link}.json?game_id=${game}`),
  ),
  openJudgeLink: general('anybody', 404, (who) => who.post('/judge-links/open.json', { key: stranger() })),
  unlockPlayer: general('anybody', 404, (who) => who.post('/play/unlock.json', { code: stranger() })),
  joinGame: general('signed in', 404, (who) => who.post('/play/join.json', { code: stranger(), team: 'Gulls' })),
  listPlayTasks: ofGame('players', (who, { game }) => who.get(`/play/tasks/${game}.json`)),
  takeHint: ofGame('players', (who, { game, task }) =>
    who.post(`/play/tasks/${task}/hint.json`, { game_id: game, number: 1 }),
  ),
  submitAnswer: ofGame('players', (who, { game, scan }) =>
    who.post('/play/answers.json', {
      game_id: game,
      task_id: scan,
      key: randomUUID(),
      comment: SCANNED.qr_url,
    }),
  ),
  getPushKey: general('signed in', 200, (who) => who.get('/play/push.json')),
  subscribePush: general('signed in', 200, (who) =>
    who.post('/play/push.json', { endpoint: 'https://push.test/1', keys: BROWSER_KEYS }),
  ),
  endPush: general('signed in', 200, (who) => who.put('/play/push/end.json', { endpoint: 'https://push.test/1' })),
  getPlayScore: ofGame('players', (who, { game }) => who.get(`/play/score/${game}.json`)),
  noteTeamPlace: ofGame('players', (who, { game }) =>
    who.post(`/play/places/${game}.json`, { latitude: 51.4, longitude: -2.6 }),
  ),
  readPlayChat: ofGame('players', (who, { game }) => who.get(`/play/chat/${game}.json`)),
  writePlayChat: ofGame('players', (who, { game }) => who.post(`/play/chat/${game}.json`, { text: 'Hello.' })),
  rescoreGame: ofGame('administrators and coordinators', (who, { game }) =>
    who.patch('/leaderboards/rescore.json', { game_id: game }),
  ),
  listLeaderboard: ofGame('members', (who, { game }) => who.get(`/leaderboards/game/${game}.json`)),
  changeBoard: ofGame('administrators', (who, { game }) => who.put('/leaderboards/board.json', { game_id: game })),
  listAdjustments: ofGame('administrators', (who, { game }) => who.get(`/leaderboards/adjustments/${game}.json`)),
  adjustScore: ofGame('administrators', (who, { game, team }) =>
    who.post('/leaderboards/adjustments.json', { game_id: game, team_id: team, points: 5, reason: 'Cheerful' }),
  ),
  removeAdjustment: ofGame('administrators', (who, { game, adjustment }) =>
    undone(who.call('DELETE', `/leaderboards/adjustments/${adjustment}.json?game_id=${game}`)),
  ),
  listRewards: ofGame('administrators', (who, { game }) => who.get(`/achievements/game/${game}.json`)),
  createReward: ofGame('administrators', (who, { game }) => who.post('/achievements.json', { game_id: game })),
  updateReward: ofGame('administrators', (who, { game, reward }) =>
    who.put(`/achievements/${reward}.json`, { game_id: game, title: 'Lantern' }),
  ),
  deleteReward: ofGame('administrators', (who, { game, reward }) =>
    undone(who.call('DELETE', `/achievements/${reward}.json?game_id=${game}`)),
  ),
  listRewardGrants: ofGame('administrators', (who, { game, reward }) =>
    who.get(`/achievements/${reward}/teams.json?game_id=${game}`),
  ),
  grantReward: ofGame('administrators', (who, { game, reward, team }) =>
    who.post(`/achievements/${reward}/teams.json`, { game_id: game, team_id: team }),
  ),
  takeReward: ofGame('administrators', (who, { game, reward, team }) =>
    who.call('DELETE', `/achievements/${reward}/teams.json?game_id=${game}&team_id=${team}`),
  ),
  listJobs: ofGame('administrators', (who, { game }) => who.get(`/jobs.json?game_id=${game}`)),
  cancelJob: ofGame('administrators', (who, { game, job }) => who.call('DELETE', `/jobs/${job}.json?game_id=${game}`)),
  checkReadiness: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/readiness.json`)),
  readGameToCheck: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/readiness/content.json`)),
};

beforeAll(async () => {
  provider = await startTestProvider({ dropbox: { key: 'matrix' } });
  cast = await makeRoleFixtures(provider);
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const names = Object.keys(routeTable) as RouteName[];

describe.each(names)('%s', (name) => {
  const { rule, done, ofGame: hasGame, call } = ROWS[name];
  const { byLink } = routeTable[name] as Route;
  describe.each(hasGame ? TARGETS : (['own'] as const))(hasGame ? 'of a game that is %s' : 'of no game', (target) => {
    it.each(ROLES)(`is for ${rule}: %s`, async (role) => {
      const { status, body } = await call(cast.as[role], cast.places[target]);
      expect(status).toBe(expected(rule, done, role, target, byLink));
      // A refusal has a message, but nothing of the game.
      if (status < 400) return;
      const said = { message: expect.stringMatching(/\w/) };
      // A missing record differs from a missing call.
      const namesGame = hasGame || name === 'getDonationPage';
      expect(body).toEqual(status === 404 && namesGame ? { ...said, missing: true } : said);
    });
  });
});

describe('what is in another game', () => {
  // What the call takes of the place.
  const inside = names.filter((name) =>
    /^[^=]*\b(task|scan|group|trashed|reality|undo|answer|review|message|link|job|team|player|adjustment|reward)\b/.test(
      ROWS[name].call.toString(),
    ),
  );

  it.each(inside)('is not reached by naming a game of one’s own: %s', async (name) => {
    const { call } = ROWS[name];
    for (const target of ['foreign', 'deleted'] as const) {
      const crossed = { ...cast.places[target], game: cast.places.own.game };
      // One of several ids is reported as an invalid field.
      const refused = name === 'changeTasks' || name === 'decideAnswers' ? 422 : 404;
      expect((await call(cast.as['super administrator'], crossed)).status).toBe(refused);
    }
  });
});

describe('a key', () => {
  const keyed = (who: Visitor, key: string) =>
    new (class extends Visitor {
      override call<Body>(method: string, path: string, body?: unknown) {
        return super.call<Body>(method, path, body, { 'Idempotency-Key': key });
      }
    })(who.origin, who.whitelabel, who.token);

  const making = names.filter((name) => (routeTable as Record<string, Route>)[name]?.once);
  it.each(making)('opens nothing to who knows of it, nor closes anything: %s', async (name) => {
    const { rule, done, call } = ROWS[name];
    const target = rule === 'administrators of a deleted game' ? 'deleted' : 'own';
    const place = cast.places[target];
    const key = randomUUID();
    const first = await call(keyed(cast.as['super administrator'], key), place);
    expect(first.status).toBe(expected(rule, done, 'super administrator', target));
    // A fresh key each time: keys belong to accounts, and some of these calls differ each time.
    for (const role of ROLES.filter((one) => one !== 'super administrator')) {
      const { status } = await call(keyed(cast.as[role], key), place);
      const { byLink } = routeTable[name] as Route;
      expect([role, status]).toEqual([role, expected(rule, done, role, target, byLink)]);
    }
  });
});

it('lets who judges by a link do nothing but judge', () => {
  const open = names.filter((name) => (routeTable[name] as Route).byLink);
  expect(open.toSorted()).toEqual(
    [
      'acceptAnswer',
      'claimAnswer',
      'claimNextAnswer',
      'countQueue',
      'decideAnswers',
      'featureAnswer',
      'getAnswer',
      'getGame',
      'issueTicket',
      'listAnswerReviews',
      'listAnswers',
      'listQueue',
      'listReadyMessages',
      'listReviews',
      'rejectAnswer',
      'releaseAnswer',
      'undoReview',
      'whoami',
    ].toSorted(),
  );
});

it('answers who may not see a game word for word as if it were not there', async () => {
  const { own, foreign, deleted, missing } = cast.places;
  const asked = [
    [cast.as['a stranger'], own],
    [cast.as.banned, own],
    [cast.as['super administrator'], foreign],
    [cast.as['super administrator'], deleted],
    [cast.as['super administrator'], missing],
  ] as const;
  const bodies = await Promise.all(asked.map(async ([who, { game }]) => (await who.get(`/games/${game}.json`)).body));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

it('lists a game for those who may see it', async () => {
  for (const role of ROLES) {
    const { body } = await cast.as[role].get<{ games?: { id: number }[] }>('/games.json?per_page=9999');
    const ids = (body.games ?? []).map(({ id }) => id);
    expect([role, ids.includes(cast.places.own.game)]).toEqual([role, expected('members', 200, role, 'own') === 200]);
    expect(ids).not.toContain(cast.places.foreign.game);
    expect(ids).not.toContain(cast.places.deleted.game);
  }
});

it('tells the account what it is in a game it may see, and of no other', async () => {
  for (const role of ROLES.filter((one) => !WITHOUT_SESSION.includes(one))) {
    const { body } = await cast.as[role].get<{ game?: { administrator: boolean } }>(
      `/users/0.json?game_id=${cast.places.own.game}`,
    );
    const sees = !NOT_IN_THE_GAME.includes(role);
    const administrates = ADMINISTRATORS.includes(role) && role !== 'super administrator';
    expect([role, body.game?.administrator]).toEqual([role, sees ? administrates : undefined]);
    const foreign = await cast.as[role].get<{ game?: unknown }>(`/users/0.json?game_id=${cast.places.foreign.game}`);
    expect(foreign.body.game).toBeUndefined();
  }
});
