import { randomUUID } from 'node:crypto';
import type { RouteName } from '@waymark/contract';
import { REVIEW_KEY, SCANNED } from '../role-places';
import { changing, general, ofGame, type Row, stranger } from './row';

const BROWSER_KEYS = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

/** Answers, judges and players. */
export const ANSWER_ROWS = {
  listAnswers: ofGame('organisers and judges', (who, { game }) => who.get(`/answers/game/${game}.json`)),
  streamAnswers: ofGame('members', (who, { game }) => who.get(`/answers/stream/${game}.json`)),
  showAnswers: ofGame('members', (who, { game }) => who.get(`/answers/slideshow/${game}.json`)),
  getAnswer: ofGame('members', (who, { game, answer }) => who.get(`/answers/${answer}.json?game_id=${game}`)),
  acceptAnswer: changing('organisers and judges', (who, { game, answer }) =>
    who.put(`/answers/${answer}/accept.json`, { game_id: game, review_key: REVIEW_KEY, points: 5 }),
  ),
  rejectAnswer: changing('organisers and judges', (who, { game, answer }) =>
    who.put(`/answers/${answer}/reject.json`, { game_id: game, review_key: REVIEW_KEY, points: 0 }),
  ),
  featureAnswer: changing('organisers and judges', (who, { game, answer }) =>
    who.put(`/answers/${answer}/feature.json`, { game_id: game, review_key: REVIEW_KEY }),
  ),
  regenerateAnswer: changing('administrators and coordinators', (who, { answer }) =>
    who.put('/answers/regenerate.json', { id: answer }),
  ),
  emptyGame: changing('super administrators of the game', (who, { game }) =>
    who.call('DELETE', `/games/${game}/empty.json`),
  ),
  decideAnswers: changing('organisers and judges', (who, { game, answer }) =>
    who.put('/answers/bulk.json', { game_id: game, decision: 'accept', answers: [{ id: answer }] }),
  ),
  // Coordinators may not undo other people's decisions.
  undoReview: changing('judges and administrators', (who, { game, review }) =>
    who.post('/answers/undo.json', { game_id: game, undo_id: review }),
  ),
  listReviews: ofGame('organisers and judges', (who, { game }) => who.get(`/answers/reviews/${game}.json`)),
  listAnswerReviews: ofGame('organisers and judges', (who, { game, answer }) =>
    who.get(`/answers/${answer}/history.json?game_id=${game}`),
  ),
  listQueue: ofGame('organisers and judges', (who, { game }) => who.get(`/answers/queue/${game}.json`)),
  countQueue: ofGame('organisers and judges', (who, { game }) => who.get(`/answers/statistics/${game}.json`)),
  claimAnswer: changing('organisers and judges', (who, { game, answer }) =>
    who.put(`/answers/${answer}/claim.json`, { game_id: game }),
  ),
  releaseAnswer: ofGame('organisers and judges', (who, { game, answer }) =>
    who.call('DELETE', `/answers/${answer}/claim.json?game_id=${game}`),
  ),
  claimNextAnswer: changing('organisers and judges', (who, { game }) =>
    who.post('/answers/next.json', { game_id: game }),
  ),
  listReadyMessages: ofGame('organisers and judges', (who, { game }) => who.get(`/answers/messages/${game}.json`)),
  createReadyMessage: changing('administrators', (who, { game }) =>
    who.post('/answers/messages.json', { game_id: game, text: 'Please try again.' }),
  ),
  updateReadyMessage: ofGame('administrators', (who, { game, message }) =>
    who.put(`/answers/messages/${message}.json`, { game_id: game, decision: 'reject' }),
  ),
  deleteReadyMessage: changing('administrators', (who, { game, message }) =>
    who.call('DELETE', `/answers/messages/${message}.json?game_id=${game}`),
  ),
  listJudgeLinks: ofGame('administrators', (who, { game }) => who.get(`/games/${game}/judge-links.json`)),
  createJudgeLink: ofGame('administrators', (who, { game }) => who.post(`/games/${game}/judge-links.json`, {})),
  revokeJudgeLink: ofGame('administrators', (who, { game, link }) =>
    who.call('DELETE', `/judge-links/${link}.json?game_id=${game}`),
  ),
  openJudgeLink: general('everyone', 404, (who) => who.post('/judge-links/open.json', { key: stranger() })),
  unlockPlayer: general('everyone', 404, (who) => who.post('/play/unlock.json', { code: stranger() })),
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
} satisfies Partial<Record<RouteName, Row>>;
